import { useLoaderData } from 'react-router'
import { Band } from '#app/sections/band.tsx'
import { CallBand } from '#app/sections/call-band.tsx'
import { CraneBand } from '#app/sections/crane-band.tsx'
import { HomeHero } from '#app/sections/home-hero.tsx'
import { QuoteBand } from '#app/sections/quote-band.tsx'
import { ReasonList } from '#app/sections/reason-list.tsx'
import { ReviewList } from '#app/sections/review-list.tsx'
import { SectionHead } from '#app/sections/section-head.tsx'
import { ServiceCards } from '#app/sections/service-cards.tsx'
import { TeamCells } from '#app/sections/team-cells.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { home } from '#content/home.ts'
import { wipePair } from '#content/pictures.ts'
import { reviewsPage } from '#content/reviews.ts'

export function loader() {
  return {
    home,
    reviews: reviewsPage.reviews.slice(0, home.reviews.shown),
    pictures: picturesIn([home, wipePair]),
    head: pageHead({ path: '/', seo: home.seo }),
  }
}

export const meta = headFromLoader

export default function Home() {
  const { home, reviews } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero hero={home.hero} />
      <BelowFold>
        <Band id="services" labelledBy="services-title">
          <SectionHead {...home.services} id="services-title" />
          <ServiceCards cards={home.services.cards} more={home.services.more} />
        </Band>
        <CallBand />
        <Band tone="dark" labelledBy="reviews-title">
          <SectionHead
            mark={home.reviews.mark}
            title={home.reviews.title}
            id="reviews-title"
            aside={
              <a href="/reviews" className={`${buttonClass('ghost')} justify-self-start lg:justify-self-end`}>
                {home.reviews.link}
              </a>
            }
          />
          <ReviewList reviews={reviews} />
        </Band>
        <Band labelledBy="why-title">
          <div className="grid gap-[clamp(2rem,6vw,5rem)] lg:grid-cols-2">
            <SectionHead {...home.why} id="why-title" className="stacked" />
            <ReasonList reasons={home.why.reasons} />
          </div>
        </Band>
        <Band className="pt-0!" labelledBy="team-title">
          <SectionHead mark={home.team.mark} title={home.team.title} lead={home.team.lead} id="team-title" />
          <TeamCells team={home.team} />
        </Band>
        <CraneBand crane={home.crane} />
        <QuoteBand {...home.quote} />
      </BelowFold>
    </>
  )
}
