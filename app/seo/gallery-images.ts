import type { ImageObject } from 'schema-dts'
import { pictureSources } from '#app/ui/picture-sources.ts'
import type { GalleryItem } from '#content/page-content.ts'
import { siteUrl } from '#content/site.ts'

/** The photos of the gallery, each with its caption, for an ImageGallery. */
export function galleryImages(items: readonly GalleryItem[]): ImageObject[] {
  return items.map(({ picture, caption, description }) => {
    const { alt, src, width, height } = pictureSources(picture)
    return {
      '@type': 'ImageObject',
      '@id': `${siteUrl}/gallery#${picture}`,
      contentUrl: `${siteUrl}${src}`,
      name: alt,
      caption,
      description,
      width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    }
  })
}
