import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'

/** The home page's crane hire section. */
export function CraneBand({ crane }: { crane: typeof home.crane }) {
  return (
    <Band labelledBy="crane-title">
      <div className="grid gap-x-columns gap-y-s lg:grid-cols-(--split-7)">
        <SectionHead title={crane.title} id="crane-title" />
        <div className="grid gap-s">
          {crane.paragraphs.map((paragraph) => (
            <Paragraph prose={paragraph} key={paragraph} className="text-slate" />
          ))}
          <a href={crane.action.href} className="link-standalone">
            {crane.action.label}
            <Icon of={ArrowRight} size={18} />
          </a>
        </div>
      </div>
    </Band>
  )
}
