import type { ImageObject } from 'schema-dts'
import { pictureAddress, pictureSize } from '#app/ui/picture-sources.ts'
import type { GalleryItem } from '#content/gallery.ts'
import { pictures } from '#content/pictures.ts'
import { siteUrl } from '#content/site.ts'

/** The photos of the gallery, each with its caption, for an ImageGallery. */
export function galleryImages(items: readonly GalleryItem[]): ImageObject[] {
  return items.map(({ picture, caption, description }) => {
    const { width, height } = pictureSize(picture)
    return {
      '@type': 'ImageObject',
      '@id': `${siteUrl}/gallery#${picture}`,
      contentUrl: `${siteUrl}${pictureAddress(picture)}`,
      name: pictures[picture].alt,
      caption,
      description,
      width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    }
  })
}
