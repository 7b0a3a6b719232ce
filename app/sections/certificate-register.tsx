import { business, heldCertificates } from '#content/business.ts'
import { longDate } from '#content/long-date.ts'
import type { about } from '#content/page-content.ts'
import { DataTable } from './data-table.tsx'

type Props = { register: (typeof about)['certifications']; certificates?: typeof business.certificates }

/**
 * The six certificates as a register. Once the owner enters the first number, a certificate without a number is one that the firm
 * does not hold, and is left out.
 */
export function CertificateRegister({ register, certificates = business.certificates }: Props) {
  const { title, labels, sampleMark } = register
  const held = heldCertificates(certificates)
  const list = register.list.filter(({ name }) => held.includes(name))
  const details = ['number', 'body', 'expires'] as const
  const entered = details.filter((detail) => list.some(({ name }) => certificates[name][detail] !== ''))
  const shown = (value: string, detail: string) => (detail === 'expires' && value ? longDate(value) : value)
  const blank = list.some(({ name }) => details.some((detail) => certificates[name][detail] === ''))
  return (
    <>
      {blank ? <p className="mb-s text-slate">{sampleMark}</p> : null}
      <DataTable
        caption={title}
        columns={(['name', 'standard', ...entered] as const).map((key) => ({ label: labels[key] }))}
        rows={list.map(({ name, standard }) => [
          name,
          standard,
          ...entered.map((detail) => shown(certificates[name][detail], detail)),
        ])}
        head="max-md:sr-only"
        heads={entered.length > 0 ? undefined : 'lg:w-(--labels-5)'}
      />
    </>
  )
}
