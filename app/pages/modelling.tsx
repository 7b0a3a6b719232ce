import { LateModelWipe } from '#app/features/model-wipe/late-model-wipe.tsx'
import { WipeSlot } from '#app/sections/wipe-slot.ts'
import ServicePage, { loader, meta } from './service.tsx'

export { loader, meta }

/** The 3D modelling service page: a service page with the model-to-steel wipe. */
export default function Modelling() {
  return (
    <WipeSlot value={<LateModelWipe sizes="(min-width: 78rem) 76rem, 94vw" />}>
      <ServicePage />
    </WipeSlot>
  )
}
