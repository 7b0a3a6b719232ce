import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { site } from './requests.ts'
import { Button } from './ui.tsx'
import './preview.css'

/** A phone, and a desktop computer scaled down to the room there is. */
const widths = { Phone: 390, Desktop: 1280 } as const

/** `texts` are those of the field that has focus. */
export type Shown = { page: string; texts: readonly string[] }

/** The running site beside the form. It scrolls to the text of the field that has focus (`show-field.ts`). */
export function Preview({ page, texts }: Shown) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [device, setDevice] = useState<keyof typeof widths>('Desktop')
  // The page loads again after each save.
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage({ showField: texts }, site)
  }, [texts, loads])
  return (
    <section className="preview" aria-label="The page">
      <div className="row">
        <a href={site + page} target="_blank" rel="noreferrer">
          {page}
        </a>
        {(['Phone', 'Desktop'] as const).map((name) => (
          <Button key={name} aria-pressed={device === name} onClick={() => setDevice(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="preview__room" style={{ '--width': `${widths[device]}px` } as CSSProperties}>
        {loads === 0 && <p>The page is loading. The first page takes some seconds …</p>}
        <iframe ref={frame} title={`The page ${page}`} src={site + page} onLoad={() => setLoads(loads + 1)} />
      </div>
    </section>
  )
}
