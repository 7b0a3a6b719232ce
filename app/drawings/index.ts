import type { ReactNode } from 'react'
import type { DrawingId } from '#content/drawings.ts'
import { ColumnOnProps } from './column-on-props.tsx'
import { FilletWeld } from './fillet-weld.tsx'
import { FinPlateJoint } from './fin-plate-joint.tsx'
import { LiftPlan } from './lift-plan.tsx'
import { PieceDrawing } from './piece-drawing.tsx'
import { PlatformSection } from './platform-section.tsx'
import { RiversideFrame } from './riverside-frame.tsx'
import { SiteSplice } from './site-splice.tsx'
import { SpansToScale } from './spans-to-scale.tsx'
import { StreetLift } from './street-lift.tsx'

/** Every drawing that content may name, by its id. */
export const drawings: Readonly<Record<DrawingId, () => ReactNode>> = {
  'column-on-props': ColumnOnProps,
  'fillet-weld': FilletWeld,
  'fin-plate-joint': FinPlateJoint,
  'lift-plan': LiftPlan,
  'piece-drawing': PieceDrawing,
  'platform-section': PlatformSection,
  'riverside-frame': RiversideFrame,
  'site-splice': SiteSplice,
  'spans-to-scale': SpansToScale,
  'street-lift': StreetLift,
}
