import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { about } from '#content/page-content.ts'
import { historyMark } from '#content/samples.ts'
import { SectionHead } from './section-head.tsx'

/** The firm's story: the first paragraph in large type, the rest next to a picture. */
export function FirmStory({ story, id }: { story: (typeof about)['story']; id: string }) {
  const [opening = '', ...rest] = story.paragraphs
  return (
    <div className="mt-xl grid gap-x-columns gap-y-l lg:grid-cols-(--split-5)">
      <SectionHead title={story.title} id={id} />
      <p className="lg:text-subheading">
        {opening}
        {historyMark ? <small className="text-small">{historyMark}</small> : null}
      </p>
      <CaptionedPicture
        id={story.picture}
        caption={story.pictureNote}
        sizes="(min-width: 78rem) 43rem, (min-width: 62rem) 55vw, 92vw"
        className="min-h-72 max-md:hidden lg:order-1"
      />
      <div className="grid content-start gap-s">
        {rest.map((paragraph) => (
          <Paragraph prose={paragraph} key={paragraph} className="text-slate" />
        ))}
      </div>
    </div>
  )
}
