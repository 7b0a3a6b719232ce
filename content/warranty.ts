import { facts } from './facts.ts'

const { beam, claim, guarantor, workmanship } = facts.warranty

export const beamGuarantee = beam
export const workmanshipWarranty = workmanship
export { guarantor }
export const warrantyClaim = Object.values(claim)
