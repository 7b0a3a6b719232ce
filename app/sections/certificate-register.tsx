import { Picture } from '#app/ui/picture.tsx'
import type { AboutPage, Certification } from '#content/about.ts'
import { business } from '#content/business.ts'
import './section-head.css'

type Facts = AboutPage['certifications']

/** The six certificates, kept like a drawing register: what each is for, and whose it is. */
export function CertificateRegister({ register, id }: { register: Facts; id: string }) {
  const { mark, title, lead, picture, pictureNote, list } = register
  return (
    <div className="grid items-start gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,22rem)_1fr]">
      <div className="lg:sticky lg:top-28">
        <p className="section-mark note">{mark}</p>
        <h2 id={id} className="text-[clamp(1.8rem,3.2vw,2.6rem)]">
          {title}
        </h2>
        <p className="mt-5 text-slate">{lead}</p>
        <div className="relative mt-8 aspect-3/2 overflow-hidden md:max-lg:aspect-5/2">
          <Picture id={picture} sizes="(min-width: 62rem) 22rem, 92vw" className="size-full" />
          <span className="picture-note note">{pictureNote}</span>
        </div>
      </div>
      <ul className="cells bg-mill">
        {list.map((certification) => (
          <li key={certification.name} className="grid gap-x-8 gap-y-5 p-6 md:grid-cols-[1fr_14rem] md:p-7">
            <div className="grid content-start gap-1">
              <h3 className="text-[1.35rem]">{certification.name}</h3>
              <p className="font-semibold">{certification.standard}</p>
              <p className="mt-1.5 text-slate">{certification.meaning}</p>
            </div>
            <CertificateDetails certification={certification} register={register} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the certificate itself says, or how to see it while the owner has not typed it in. */
function CertificateDetails({ certification, register }: { certification: Certification; register: Facts }) {
  const details = business.certificates[certification.name]
  const { labels, onRequest } = register
  const rows = (['number', 'body', 'expires'] as const).filter((key) => details[key] !== '')
  return (
    <dl className="grid content-start gap-3 border-t border-ink pt-3 md:border-t-0 md:border-l md:border-rule md:pt-0 md:pl-5">
      {rows.length === 0 ? (
        <div>
          <dt className="note text-slate">{labels.number}</dt>
          <dd className="mt-1 leading-snug">{onRequest}</dd>
        </div>
      ) : (
        rows.map((key) => (
          <div key={key}>
            <dt className="note text-slate">{labels[key]}</dt>
            <dd className="mt-0.5 leading-snug font-semibold">{details[key]}</dd>
          </div>
        ))
      )}
    </dl>
  )
}
