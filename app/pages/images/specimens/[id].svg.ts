import type { APIRoute, GetStaticPaths } from 'astro'
import { specimenDrawings } from '#app/drawings/specimen-drawings.ts'

type Props = { svg: string }

export const getStaticPaths = (() =>
  Object.entries(specimenDrawings).map(([id, { svg }]) => ({
    params: { id },
    props: { svg } satisfies Props,
  }))) satisfies GetStaticPaths

/** The drawings of a specimen sheet, for the form of a service. */
export const GET: APIRoute<Props> = ({ props }) => new Response(props.svg)
