import { Picture } from '#app/ui/picture.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import type { about, Certification } from '#content/about.ts'
import { business } from '#content/business.ts'
import { SectionHead } from './section-head.tsx'
import './certificate-register.css'

type Facts = (typeof about)['certifications']

/** The six certificates, kept like a drawing register: what each is for, and whose it is. */
export function CertificateRegister({ register, id }: { register: Facts; id: string }) {
  const { mark, title, lead, picture, pictureNote, list, onRequest } = register
  const anyOpen = list.some(({ name }) => business.certificates[name].number === '')
  return (
    <>
      <div className="grid items-end gap-x-xl gap-y-l lg:grid-cols-[7fr_5fr]">
        <div>
          <SectionHead mark={mark} title={title} lead={lead} id={id} />
          {anyOpen ? <p className="mt-s max-w-column border-l-4 border-oxide pl-s">{onRequest}</p> : null}
        </div>
        <div className="certificate-register__picture">
          <Picture id={picture} sizes="(min-width: 62rem) 29rem, 92vw" className="size-full" />
          <span className="picture__note note-text">{pictureNote}</span>
        </div>
      </div>
      <ul className="certificate-register ruled-cells mt-l bg-mill">
        {list.map((certification) => (
          <li key={certification.name}>
            <h3 className="text-subheading">{certification.name}</h3>
            <p className="font-semibold">
              <ProseText prose={certification.standard} />
            </p>
            <p className="text-slate">
              <ProseText prose={certification.meaning} />
            </p>
            <CertificateDetails certification={certification} labels={register.labels} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the certificate itself says; nothing while the owner has not typed it in. */
function CertificateDetails({ certification, labels }: { certification: Certification; labels: Facts['labels'] }) {
  const details = business.certificates[certification.name]
  const rows = (['number', 'body', 'expires'] as const).filter((key) => details[key] !== '')
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map((key) => (
        <div key={key}>
          <dt className="note-text text-slate">{labels[key]}</dt>
          <dd className="leading-snug font-semibold">{details[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
