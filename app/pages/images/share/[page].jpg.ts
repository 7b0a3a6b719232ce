import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { sharePicture, sitePages } from '#app/seo/site-pages.ts'
import { type PictureId, pictureFacts } from '#content/pictures.ts'

type Props = { picture: PictureId }

const [width, height] = [1200, 630]

export const getStaticPaths = (() =>
  sitePages.map(({ path }) => ({
    params: { page: path === '/' ? 'home' : path.slice(1) },
    props: { picture: sharePicture(path) } satisfies Props,
  }))) satisfies GetStaticPaths

/** The picture that other sites show next to a link to a page, cropped round its focal point. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const { file, focal } = pictureFacts(props.picture)
  const filled = sharp(`pictures/${file}`).resize(width, height, { fit: 'outside' }).png()
  const { data, info } = await filled.toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - width) * focal[0]) / 100)
  const top = Math.round(((info.height - height) * focal[1]) / 100)
  const image = await sharp(data).extract({ left, top, width, height }).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
  return new Response(new Uint8Array(image))
}
