import { business } from './business.ts'
import { postalAddress } from './legal/firm-address.ts'
import { stats } from './stats.ts'

// Sample content: what the guarantee covers, and that it passes on, is for the firm to decide.
export const beamGuarantee = {
  work: 'Installation of a beam',
  period: `${stats.warranty.beamInstallation} from handover`,
  covers: 'The beam’s bearings, packing and bolted or welded connections, as we fitted them',
  excludes:
    'The size of the beam, the walls and foundations under it, and cracks in plaster as a house dries and settles',
} as const

export const workmanshipWarranty = `We warrant our workmanship for ${stats.warranty.workmanship} from handover, or from delivery where we supply only. If a weld, a connection, a coating that we applied or the fit of a piece fails because of how we made or installed it, we repair or replace it free of charge.`

/** Who gives the longer guarantees, and to whom they pass. */
export const guarantor = `The guarantor is ${business.legalName}, ${postalAddress}. The longer guarantees cover steelwork in England that we made and that we also installed. They pass to each later owner of the building, who may enforce them.`

export const warrantyClaim = [
  'Write or call as soon as you see it, with the job number from the invoice or handover documents, and with a photograph if you can. Stop using anything that may be unsafe.',
  'We come and look within 10\u00a0working days, and tell you in writing what we will do and when. You pay nothing for the visit or the repair.',
  'The guarantees and the warranty do not cover ordinary wear, corrosion if you chose a lesser finish than we advised, damage, overloading, alterations by others, or a lack of the maintenance that we described at handover.',
] as const
