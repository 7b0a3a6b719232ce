import { FactList } from '#app/ui/fact-list.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import { business, heldCertificates } from '#content/business.ts'
import type { about } from '#content/page-content.ts'
import './certificate-register.css'
import './data-table.css'
import '#app/ui/fold.css'

const details = ['number', 'body', 'expires'] as const

/**
 * The six certificates as a register, and below it what each of them shows. Values stay blank until the owner enters the first
 * number; from then on a certificate without a number is one that the firm does not hold, and is left out.
 */
export function CertificateRegister({ register }: { register: (typeof about)['certifications'] }) {
  const { title, labels, meanings, sampleMark } = register
  const held = heldCertificates()
  const list = register.list.filter(({ name }) => held.includes(name))
  const blank = list.some(({ name }) => details.some((detail) => business.certificates[name][detail] === ''))
  return (
    <>
      <table className="certificate-register table-sheet">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {Object.entries(labels).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, standard }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={labels.standard}>{standard}</td>
              {details.map((detail) => (
                <td key={detail} data-label={labels[detail]}>
                  {business.certificates[name][detail]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {blank ? <small className="mt-s block text-small text-slate">{sampleMark}</small> : null}
      <details className="fold">
        <summary>
          <h3>
            <ProseText prose={meanings} />
          </h3>
        </summary>
        <FactList
          facts={list.map(({ name, meaning }) => ({ label: name, value: meaning }))}
          className="certificate-register__meanings"
          labels=""
        />
      </details>
    </>
  )
}
