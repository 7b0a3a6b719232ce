import type { WidgetProps } from '@rjsf/utils'
import { type ComponentProps, type MouseEvent, type SubmitEvent, use, useMemo, useState } from 'react'
import type { Picture } from './api.ts'
import { PathContext, useControl } from './form-fields.tsx'
import { idOf, valueAt } from './form-schema.ts'
import { send } from './requests.ts'
import { Button, Dialog, Tick } from './ui.tsx'
import { EditingContext } from './use-document.ts'

export const Thumbnail = (attributes: ComponentProps<'img'>) => (
  <img className="thumbnail" alt="" loading="lazy" {...attributes} />
)

/** Texts next to a picture that say what it shows. */
const describing = ['caption', 'description', 'pictureNote']

/** The chosen picture. Its button opens all pictures and the form for a new one. */
export function PictureChoice({ value, required, label }: WidgetProps) {
  const { pictures, data, change, addPicture, setStatus } = use(EditingContext)
  const path = use(PathContext)
  const [open, setOpen] = useState(false)
  const chosen = pictures.find(({ id }) => id === value)
  /** What was written about another picture has to be written again. */
  function choose(id: string | undefined) {
    const around = path.slice(0, -1)
    const texts = describing.filter((key) => value && id && id !== value && valueAt(data, [...around, key]))
    setOpen(false)
    change(path, id)
    for (const key of texts) change([...around, key], '')
    if (texts.length > 0) setStatus('Write the texts for the new picture. Those of the old one are removed.')
  }
  return (
    <>
      <button type="button" className="picture" {...useControl()} onClick={() => setOpen(true)}>
        {chosen && <Thumbnail src={chosen.src} />}
        <span>{chosen?.alt ?? 'Choose a picture'}</span>
      </button>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <PictureUpload
            onAdded={(picture) => {
              addPicture(picture)
              choose(picture.id)
            }}
          />
          <div className="pictures">
            {!required && (
              <button type="button" className="picture" onClick={() => choose(undefined)}>
                No picture
              </button>
            )}
            {[...pictures.filter(({ own }) => own), ...pictures.filter(({ own }) => !own)].map(({ id, src, alt }) => (
              <button type="button" key={id} className="picture" aria-pressed={id === value} onClick={() => choose(id)}>
                <Thumbnail src={src} />
                <span>{alt}</span>
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}

const FileInput = ({ label, onFile }: { label: string; onFile: (file: File | undefined) => void }) => (
  <label>
    {label}
    <input type="file" accept="image/*,.heic" onChange={({ target }) => onFile(target.files?.[0])} />
  </label>
)

function PictureUpload({ onAdded }: { onAdded: (picture: Picture) => void }) {
  const [file, setFile] = useState<File>()
  const [message, setMessage] = useState('')
  const preview = useMemo(() => file && URL.createObjectURL(file), [file])
  function choose(chosen: File | undefined, said = '') {
    setFile(chosen)
    setMessage(said)
  }
  const refuse = () => choose(undefined, 'This is not a JPEG, PNG or WebP picture. Export a HEIC as a JPEG first.')
  function warn({ currentTarget: { naturalWidth: width } }: { currentTarget: HTMLImageElement }) {
    if (width < 1600) setMessage(`It is only ${width} pixels wide, which looks blurred in a large place.`)
  }

  async function upload(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setMessage('Adding the picture …')
    const query = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][])
    const { status, body } = await send<Picture>('POST', `pictures?${query}`, file)
    if (status === 201) onAdded(body)
    else setMessage(body.message ?? '')
  }
  return (
    <form className="upload" aria-label="Add a picture" onSubmit={upload}>
      <FileInput label="Add a picture: choose a file, or drop it here" onFile={choose} />
      {file && (
        <>
          <Thumbnail src={preview} onError={refuse} onLoad={warn} />
          <input type="hidden" name="name" value={file.name} />
          <label>
            What the picture shows
            <textarea rows={2} name="alt" required />
          </label>
          <Tick name="photograph" value="1">
            A photograph of our own work
          </Tick>
          <Button type="submit">Add the picture</Button>
        </>
      )}
      <p role="status">{message}</p>
    </form>
  )
}

/** The point of a picture that every crop keeps: a click on the picture, or two numbers. */
export function FocalPoint({ value = [50, 50], onChange, schema, label }: WidgetProps) {
  const { change, addPicture, setStatus, pictures } = use(EditingContext)
  const path = use(PathContext)
  const picture = pictures.find((other) => other.id === path.at(-2))
  const { id, ...described } = useControl()
  const parts = schema.prefixItems as { title: string }[]
  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange([Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height)])
  }
  async function replace(file: File | undefined) {
    if (!file) return
    setStatus('Replacing the picture …')
    const { status, body } = await send<Picture>('PUT', `pictures/${path.at(-2)}`, file)
    setStatus(body.message ?? '')
    if (status !== 200) return
    addPicture(body)
    change([...path.slice(0, -1), 'alt'], '')
  }
  return (
    <fieldset {...described}>
      <legend>{label}</legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the numbers below do the same */}
      <div className="focal" onClick={point}>
        <img src={picture?.src} alt="" />
        <span style={{ left: `${value[0]}%`, top: `${value[1]}%` }} />
      </div>
      <div className="crops row">
        {['3 / 1', '3 / 2', '1 / 1', '2 / 3'].map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={picture?.src}
            alt=""
            style={{ aspectRatio, objectPosition: `${value[0]}% ${value[1]}%` }}
          />
        ))}
      </div>
      <div className="fields" data-row>
        {parts.map(({ title }, index) => (
          <label key={title}>
            {title} <small>in %</small>
            <input
              id={index === 0 ? id : idOf([...path, index])}
              type="number"
              min={0}
              max={100}
              value={value[index]}
              onChange={({ target }) => onChange(value.with(index, target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
      <FileInput label="Replace this picture" onFile={replace} />
    </fieldset>
  )
}
