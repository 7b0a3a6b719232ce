import { Picture } from '#app/ui/picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { about } from '#content/about.ts'
import { pictureCaption } from '#content/pictures.ts'
import { SectionHead } from './section-head.tsx'
import './story.css'

/** The firm's story: the first paragraph in large type, the rest next to a picture. */
export function Story({ story, id }: { story: (typeof about)['story']; id: string }) {
  const [opening = '', ...rest] = story.paragraphs
  return (
    <div className="firm-story">
      <div>
        <SectionHead mark={story.mark} title={story.title} id={id} />
        <SampleMark of="history" className="mt-s text-slate" />
      </div>
      <Paragraph prose={opening} className="firm-story__opening" />
      <div className="firm-story__picture">
        <Picture
          id={story.picture}
          sizes="(min-width: 78rem) 43rem, (min-width: 62rem) 55vw, 92vw"
          className="absolute inset-0 size-full"
        />
        <span className="picture__note note-text">{pictureCaption(story.picture, story.pictureNote)}</span>
      </div>
      <div className="firm-story__rest">
        {rest.map((paragraph) => (
          <Paragraph prose={paragraph} key={paragraph} className="text-slate" />
        ))}
      </div>
    </div>
  )
}
