import { useLoaderData } from 'react-router'
import { Band } from '#app/sections/band.tsx'
import { LeaveReview } from '#app/sections/leave-review.tsx'
import { ReviewList } from '#app/sections/review-list.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { reviewsPage } from '#content/reviews.ts'

export function loader() {
  const { seo, ...page } = reviewsPage
  return { page, head: pageHead({ path: '/reviews', seo }) }
}

export const meta = headFromLoader

export default function Reviews() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <TitleHead {...page.hero} />
      <Band className="pt-[clamp(1.75rem,4vw,3.25rem)]!">
        <ReviewList reviews={page.reviews} wall />
      </Band>
      <Band tone="sand">
        <LeaveReview leave={page.leave} rules={page.rules} />
      </Band>
    </>
  )
}
