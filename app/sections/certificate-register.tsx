import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { about, Certification } from '#content/about.ts'
import { business } from '#content/business.ts'
import { SectionHead } from './section-head.tsx'
import './certificate-register.css'

type Facts = (typeof about)['certifications']

/** The six certificates, kept like a drawing register: what each is for, and whose it is. */
export function CertificateRegister({ register, id }: { register: Facts; id: string }) {
  const { mark, title, lead, picture, pictureNote, list, sampleMark } = register
  const anyOpen = list.some(({ name }) => Object.values<string>(business.certificates[name]).includes(''))
  return (
    <>
      <div className="grid items-end gap-x-xl gap-y-l lg:grid-cols-[7fr_5fr]">
        <div>
          <SectionHead mark={mark} title={title} lead={lead} id={id} />
          {anyOpen ? <small className="mt-s block text-small leading-snug text-slate">{sampleMark}</small> : null}
        </div>
        <CaptionedPicture
          id={picture}
          caption={pictureNote}
          sizes="(min-width: 62rem) 29rem, 92vw"
          className="aspect-5/2 lg:aspect-2/1"
        />
      </div>
      <ul className="certificate-register ruled-cells mt-l bg-mill">
        {list.map((certification) => (
          <li key={certification.name}>
            <h3 className="text-subheading">{certification.name}</h3>
            <Paragraph prose={certification.standard} className="font-semibold" />
            <Paragraph prose={certification.meaning} className="text-slate" />
            <CertificateDetails certification={certification} register={register} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the certificate itself says, or one line while its number is to be entered. */
function CertificateDetails({ certification, register }: { certification: Certification; register: Facts }) {
  const details = business.certificates[certification.name]
  if (!details.number) return <p className="certificate-register__details text-small text-slate">{register.open}</p>
  return (
    <FactList
      facts={(['number', 'body', 'expires'] as const).map((key) => ({
        label: register.labels[key],
        value: details[key],
      }))}
      className="certificate-register__details"
      values="leading-snug font-semibold"
    />
  )
}
