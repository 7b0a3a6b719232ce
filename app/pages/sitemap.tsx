import { useLoaderData } from 'react-router'
import { PageRegister } from '#app/sections/page-register.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import { sitemapPage } from '#content/sitemap.ts'

export function loader() {
  const { seo, ...page } = sitemapPage
  return { page, head: pageHead({ path: '/sitemap', seo, type: 'CollectionPage' }) }
}

export const meta = headFromLoader

export default function Sitemap() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageStyles name="register" />
      <TitleHead {...page.hero} />
      <BelowFold>
        <div className="wrap register-sheet">
          {page.groups.map((group, index) => (
            <PageRegister key={group.id} group={group} number={index + 1} />
          ))}
          <p className="register-note">
            <ProseText prose={page.xmlNote} />
          </p>
        </div>
      </BelowFold>
    </>
  )
}
