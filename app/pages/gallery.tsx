import { useLoaderData } from 'react-router'
import { PhotoWall } from '#app/features/photo-viewer/photo-wall.tsx'
import { TalkBand } from '#app/sections/talk-band.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { galleryImages } from '#app/seo/gallery-images.ts'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { pictureSources, picturesIn } from '#app/ui/picture-sources.ts'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { gallery } from '#content/gallery.ts'

export function loader() {
  const { seo, items, ...page } = gallery
  return {
    page,
    photos: items.map((item) => {
      const { width, height, src } = pictureSources(item.picture)
      return { ...item, width, height, large: src }
    }),
    pictures: picturesIn(items),
    head: pageHead({ path: '/gallery', seo, type: 'ImageGallery', page: { image: galleryImages(items) } }),
  }
}

export const meta = headFromLoader

export default function Gallery() {
  const { page, photos } = useLoaderData<typeof loader>()
  return (
    <>
      <TitleHead {...page.hero} />
      <section className="pt-[clamp(2rem,4vw,3.5rem)]" aria-label={page.wall}>
        <SampleMark of="gallery" className="wrap pb-5 text-slate" />
        <PhotoWall photos={photos} words={page.viewer} />
      </section>
      <BelowFold>
        <TalkBand {...page.closing} tone="sand" />
      </BelowFold>
    </>
  )
}
