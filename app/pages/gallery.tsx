import { useLoaderData } from 'react-router'
import { PhotoWall } from '#app/features/photo-viewer/photo-wall.tsx'
import { TalkBand } from '#app/sections/talk-band.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { galleryImages } from '#app/seo/gallery-images.ts'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { pictureSources, picturesIn } from '#app/ui/picture-sources.ts'
import { gallery } from '#content/gallery.ts'

export function loader() {
  const { seo, items, sample, notice, ...page } = gallery
  return {
    page,
    notice: sample ? notice : '',
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
  const { page, photos, notice } = useLoaderData<typeof loader>()
  return (
    <>
      <TitleHead {...page.hero} />
      <section className="pt-[clamp(2rem,4vw,3.5rem)]" aria-label={page.wall}>
        <PhotoWall photos={photos} words={page.viewer} />
        {notice ? <p className="wrap py-5 text-[.95rem] text-slate">{notice}.</p> : null}
      </section>
      <BelowFold>
        <TalkBand {...page.closing} tone="sand" />
      </BelowFold>
    </>
  )
}
