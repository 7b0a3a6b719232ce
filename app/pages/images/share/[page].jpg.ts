import type { APIRoute, GetStaticPaths } from 'astro'
import { type SharePage, shareImage } from '#app/seo/share-image/share-image.ts'
import { sitePages } from '#app/seo/site-pages.ts'
import { pageLabel } from '#content/navigation.ts'

export const getStaticPaths = (() =>
  sitePages.map(({ path, title, picture }) => ({
    params: { page: path === '/' ? 'home' : path.slice(1) },
    props: { mark: pageLabel(path), title, picture } satisfies SharePage,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<SharePage> = async ({ props }) => new Response(new Uint8Array(await shareImage(props)))
