import { useLoaderData } from 'react-router'
import { CoverageMap } from '#app/drawings/coverage-map.tsx'
import { CoverageCheck } from '#app/features/coverage-check/coverage-check.tsx'
import { Band } from '#app/sections/band.tsx'
import { DrawingNotes } from '#app/sections/drawing-notes.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { RegionSheets } from '#app/sections/region-sheets.tsx'
import { SectionHead } from '#app/sections/section-head.tsx'
import { ServiceLedger } from '#app/sections/service-ledger.tsx'
import { TalkBand } from '#app/sections/talk-band.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { areasPage } from '#content/areas.ts'
import { regions } from '#content/regions.ts'

export function loader() {
  const { seo, ...page } = areasPage
  return {
    page,
    regions,
    zones: page.map.zones.map(({ region, role, text }) => ({ title: `${region} · ${role}`, text })),
    pictures: picturesIn(page),
    head: pageHead({ path: '/areas-we-serve', seo }),
  }
}

export const meta = headFromLoader

export default function Areas() {
  const { page, regions, zones } = useLoaderData<typeof loader>()
  const { hero, findYourArea, services, map } = page
  return (
    <>
      <PageStyles name="areas" />
      <PageHero {...hero}>
        {/* Stacked on phones: in a row, the second would jump to a line of its own when the font arrives. */}
        <div className="grid gap-3.5 sm:flex sm:flex-wrap">
          {hero.actions.map((action, index) => (
            <ActionLink key={action.href} action={action} look={index === 0 ? 'primary' : 'ghost'} />
          ))}
        </div>
      </PageHero>
      <BelowFold>
        <Band tone="sand" id={findYourArea.id} labelledBy="find-title">
          <SectionHead mark={findYourArea.mark} title={findYourArea.title} lead={findYourArea.lead} id="find-title" />
          <CoverageCheck words={findYourArea} />
        </Band>
        <Band id={page.regions.id} labelledBy="regions-title">
          <SectionHead
            mark={page.regions.mark}
            title={page.regions.title}
            lead={page.regions.lead}
            id="regions-title"
          />
          <RegionSheets regions={regions} labels={page.regions.labels} />
        </Band>
        <Band tone="mill" labelledBy="map-title">
          <SectionHead mark={map.mark} title={map.title} lead={map.notice} id="map-title" />
          <DrawingNotes drawing={<CoverageMap />} notes={zones} />
        </Band>
        <Band labelledBy="services-title">
          <SectionHead mark={services.mark} title={services.title} lead={services.lead} id="services-title" />
          <ServiceLedger services={services.list} footnote={services.footnote} />
        </Band>
        <TalkBand {...page.contact} tone="sand" />
      </BelowFold>
    </>
  )
}
