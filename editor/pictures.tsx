import { type ComponentProps, type MouseEvent, type SubmitEvent, useEffect, useState } from 'react'
import type { Picture } from './api.ts'
import { useOpenDocument } from './editing.ts'
import { idOf, valueAt } from './form-schema.ts'
import { send } from './requests.ts'
import { Button, type ControlProps, Dialog, Tick } from './ui.tsx'
import './pictures.css'

export const Thumbnail = (attributes: ComponentProps<'img'>) => (
  <img className="thumbnail" alt="" loading="lazy" {...attributes} />
)

/** Texts next to a picture that say what it shows. */
const describing = ['caption', 'description', 'pictureNote']

/** The chosen picture. Its button opens all pictures and the form for a new one. */
export function PictureChoice({ path, value, label, optional, attributes }: ControlProps) {
  const { pictures, data, change, addPicture, setStatus } = useOpenDocument()
  const [open, setOpen] = useState(false)
  const chosen = pictures.find(({ id }) => id === value)
  /** What was written about another picture has to be written again. */
  function choose(id: string | undefined, message = '') {
    const around = path.slice(0, -1)
    const texts = describing.filter((key) => value && id && id !== value && valueAt(data, [...around, key]))
    setOpen(false)
    change(path, id)
    for (const key of texts) change([...around, key], '')
    const toWrite = texts.length > 0 ? 'Write the texts for the new picture. Those of the old one are removed.' : ''
    setStatus(`${message} ${toWrite}`)
  }
  return (
    <>
      <button type="button" className="picture" {...attributes} onClick={() => setOpen(true)}>
        {chosen && <Thumbnail src={chosen.src} />}
        <span>{chosen?.alt ?? 'Choose a picture'}</span>
      </button>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <PictureUpload
            onAdded={(picture) => {
              addPicture(picture)
              choose(picture.id, picture.message)
            }}
          />
          <div className="pictures">
            {optional && (
              <button type="button" className="picture" onClick={() => choose(undefined)}>
                No picture
              </button>
            )}
            {pictures
              .toSorted((one, other) => Number(other.own) - Number(one.own))
              .map(({ id, src, alt }) => (
                <button
                  type="button"
                  key={id}
                  className="picture"
                  aria-pressed={id === value}
                  onClick={() => choose(id)}
                >
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

type FileInputProps = ComponentProps<'input'> & { label: string; onFile: (file: File | undefined) => void }

const FileInput = ({ label, onFile, ...attributes }: FileInputProps) => (
  <label>
    {label}
    <input type="file" accept="image/*,.heic" onChange={({ target }) => onFile(target.files?.[0])} {...attributes} />
  </label>
)

function PictureUpload({ onAdded }: { onAdded: (picture: Picture) => void }) {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState('')
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
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
      <FileInput label="Add a picture: choose a file, or drop it here" onFile={setFile} required />
      {file && preview && <Thumbnail src={preview} />}
      <input type="hidden" name="name" value={file?.name ?? ''} />
      <label>
        What the picture shows
        <textarea rows={2} name="alt" required />
      </label>
      <Tick name="photograph" value="1">
        A photograph of our own work
      </Tick>
      <Button type="submit">Add the picture</Button>
      <p role="status">{message}</p>
    </form>
  )
}

/** The point of a picture that every crop keeps: a click on the picture, or two numbers. */
export function FocalPoint({ path, schema, value, label, onChange, attributes }: ControlProps) {
  const { change, addPicture, setStatus, pictures } = useOpenDocument()
  const src = pictures.find(({ id }) => id === path.at(-2))?.src
  const { id, ...described } = attributes
  const point = value as [number, number]
  const [left, top] = point.map((share) => `${share}%`)
  function pick({ currentTarget: { clientWidth, clientHeight }, nativeEvent: { offsetX, offsetY } }: MouseEvent) {
    onChange([Math.round((100 * offsetX) / clientWidth), Math.round((100 * offsetY) / clientHeight)])
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
      <div className="focal" onClick={pick}>
        <img src={src} alt="" />
        <span style={{ left, top }} />
      </div>
      <div className="fields" data-row>
        {schema.prefixItems?.map(({ title }, index) => (
          <label key={title}>
            {title} <small>in %</small>
            <input
              id={index === 0 ? id : idOf([...path, index])}
              type="number"
              min={0}
              max={100}
              value={point[index]}
              onChange={({ target }) => onChange(point.with(index, target.valueAsNumber || 0))}
            />
          </label>
        ))}
      </div>
      <FileInput label="Replace this picture" onFile={replace} />
    </fieldset>
  )
}
