import type { LoaderFunctionArgs } from 'react-router'
import { LateModelWipe } from '#app/features/model-wipe/late-model-wipe.tsx'
import { WipeSlot } from '#app/sections/wipe-slot.ts'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { wipePair } from '#content/pictures.ts'
import ServicePage, { meta, loader as serviceLoader } from './service.tsx'

export { meta }

export function loader(args: LoaderFunctionArgs) {
  const data = serviceLoader(args)
  return { ...data, pictures: { ...data.pictures, ...picturesIn(wipePair) } }
}

/** The 3D modelling service page: a service page with the model-to-steel wipe. */
export default function Modelling() {
  return (
    <WipeSlot value={<LateModelWipe sizes="(min-width: 78rem) 76rem, 94vw" />}>
      <ServicePage />
    </WipeSlot>
  )
}
