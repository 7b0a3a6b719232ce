import type { ReactNode } from 'react'
import type { DrawingId } from '#content/drawings.ts'
import { ColumnOnProps } from './column-on-props.tsx'
import { LiftPlan } from './lift-plan.tsx'
import { PieceDrawing } from './piece-drawing.tsx'
import { PlatformSection } from './platform-section.tsx'
import { SiteSplice } from './site-splice.tsx'
import { SpansToScale } from './spans-to-scale.tsx'

/** Every drawing that content may name, by its id. */
export const drawings: Readonly<Record<DrawingId, () => ReactNode>> = {
  'column-on-props': ColumnOnProps,
  'lift-plan': LiftPlan,
  'piece-drawing': PieceDrawing,
  'platform-section': PlatformSection,
  'site-splice': SiteSplice,
  'spans-to-scale': SpansToScale,
}
