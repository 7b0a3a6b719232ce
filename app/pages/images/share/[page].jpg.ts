import type { APIRoute, GetStaticPaths } from 'astro'
import { shareImage } from '#app/seo/share-image/share-image.ts'
import { type SharePage, sharePages } from '#app/seo/share-image/share-pages.ts'

export const getStaticPaths = (() =>
  sharePages().map((props) => ({
    params: { page: props.path === '/' ? 'home' : props.path.slice(1) },
    props,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<SharePage> = async ({ props }) => new Response(new Uint8Array(await shareImage(props)))
