import { useLoaderData } from 'react-router'
import { Band } from '#app/sections/band.tsx'
import { CertificateRegister } from '#app/sections/certificate-register.tsx'
import { DimensionStrip } from '#app/sections/dimension-strip.tsx'
import { MilestoneLine } from '#app/sections/milestone-line.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { SectionHead } from '#app/sections/section-head.tsx'
import { Story } from '#app/sections/story.tsx'
import { TalkBand } from '#app/sections/talk-band.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { about } from '#content/about.ts'

export function loader() {
  const { seo, ...page } = about
  return { page, pictures: picturesIn(page), head: pageHead({ path: '/about', seo, type: 'AboutPage' }) }
}

export const meta = headFromLoader

export default function About() {
  const { page } = useLoaderData<typeof loader>()
  const { hero, story, stats, certifications, timeline, contact } = page
  return (
    <>
      <PageStyles name="milestones" />
      <PageHero {...hero} />
      <BelowFold>
        <Band labelledBy="story-title">
          <Story story={story} id="story-title" />
        </Band>
        <Band tone="dark" labelledBy="stats-title">
          <div className="grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-12 lg:grid-cols-12 lg:items-center">
            <div className="lg:col-span-5">
              <p className="section-mark note">{stats.mark}</p>
              <h2 id="stats-title">{stats.title}</h2>
              <SampleMark of="figures" className="mt-4 text-mist" />
            </div>
            <DimensionStrip figures={stats.figures} large className="lg:col-span-7" />
          </div>
        </Band>
        <Band tone="sand" id={certifications.id} labelledBy="certifications-title">
          <CertificateRegister register={certifications} id="certifications-title" />
        </Band>
        <Band labelledBy="timeline-title">
          <SectionHead mark={timeline.mark} title={timeline.title} lead={timeline.lead} id="timeline-title" />
          <MilestoneLine milestones={timeline.milestones} units={timeline.units} scale={timeline.scale} />
        </Band>
        <TalkBand {...contact} tone="sand" />
      </BelowFold>
    </>
  )
}
