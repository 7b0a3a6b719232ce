import type { WidgetProps } from '@rjsf/utils'
import { type MouseEvent, use, useState } from 'react'
import type { Picture } from './api.ts'
import { EditingContext, PathContext } from './editing.ts'
import { useControl } from './form-fields.tsx'
import { idOf, valueAt } from './form-schema.ts'
import { send } from './requests.ts'
import { Button, Dialog, Tick } from './ui.tsx'

const Thumbnail = ({ picture }: { picture: Picture }) => (
  <img className="thumbnail" src={`/pictures/${picture.file}`} alt="" loading="lazy" />
)

/** The chosen picture. Its button opens all pictures and the form for a new one. */
export function PictureChoice(props: WidgetProps) {
  const { value, onChange, required, label } = props
  const { pictures } = use(EditingContext)
  const [open, setOpen] = useState(false)
  const chosen = pictures.find(({ id }) => id === value)
  function choose(id: string | undefined) {
    onChange(id)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="picture" {...useControl(props)} onClick={() => setOpen(true)}>
        {chosen && <Thumbnail picture={chosen} />}
        <span>{chosen?.alt ?? 'Choose a picture'}</span>
      </button>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <PictureUpload onAdded={({ id }) => choose(id)} />
          <ul className="pictures">
            {!required && (
              <li>
                <button type="button" className="picture" onClick={() => choose(undefined)}>
                  No picture
                </button>
              </li>
            )}
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className="picture"
                  aria-pressed={picture.id === value}
                  onClick={() => choose(picture.id)}
                >
                  <Thumbnail picture={picture} />
                  <span>{picture.alt}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

/** What the server takes. */
const formats = ['image/jpeg', 'image/png', 'image/webp']

/** The file as the server takes it. Pictures of other kinds, such as HEIC, become JPEGs if this browser can read them. */
async function readable(file: File): Promise<Blob | undefined> {
  if (formats.includes(file.type)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  } catch {
    return undefined
  }
}

/** An id that no picture has, from the name of the file. */
function freeId(fileName: string, pictures: readonly Picture[]): string {
  const words = fileName
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .match(/[a-z0-9]+/g) ?? ['picture']
  const id = words.join('-')
  for (let count = 1; ; count++) {
    const free = count === 1 ? id : `${id}-${count}`
    if (!pictures.some((picture) => picture.id === free)) return free
  }
}

export function PictureUpload({ onAdded }: { onAdded?: (picture: Picture) => void }) {
  const { pictures, addPicture } = use(EditingContext)
  const [chosen, setChosen] = useState<{ file: Blob; id: string; url: string }>()
  const [alt, setAlt] = useState('')
  const [photograph, setPhotograph] = useState(true)
  const [message, setMessage] = useState('')

  async function take(given: File | undefined) {
    if (!given) return
    const file = await readable(given)
    setChosen(file && { file, id: freeId(given.name, pictures), url: URL.createObjectURL(file) })
    setMessage(file ? '' : `This browser cannot read ${given.name}. Save it as a JPEG and choose that.`)
  }
  async function upload() {
    if (!chosen || !alt.trim()) return setMessage('Say what the picture shows.')
    setMessage('Adding the picture …')
    const query = new URLSearchParams({ id: chosen.id, alt: alt.trim(), ...(photograph && { photograph: '1' }) })
    const { status, body } = await send<Picture>('POST', `pictures?${query}`, chosen.file)
    if (status !== 201) return setMessage(body.message ?? 'The picture could not be added.')
    setMessage('Added.')
    setChosen(undefined)
    setAlt('')
    addPicture(body)
    onAdded?.(body)
  }
  return (
    <fieldset
      className="upload"
      aria-label="Add a picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <label>
        Add a picture: choose a file, or drop it here
        <input type="file" accept="image/*,.heic" onChange={({ target }) => take(target.files?.[0])} />
      </label>
      {chosen && (
        <>
          <img className="thumbnail" src={chosen.url} alt="" />
          <label>
            What the picture shows
            <textarea rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />
          </label>
          <Tick checked={photograph} onTick={setPhotograph}>
            A photograph of our own work
          </Tick>
          <Button onClick={upload}>Add the picture</Button>
        </>
      )}
      <p role="status">{message}</p>
    </fieldset>
  )
}

/** The point of a picture that every crop keeps: a click on the picture, or two numbers. */
export function FocalPoint(props: WidgetProps) {
  const { value = [50, 50], onChange, schema, label } = props
  const { data } = use(EditingContext)
  const path = use(PathContext)
  const file = valueAt(data, [...path.slice(0, -1), 'file'])
  const { id, ...described } = useControl(props)
  const parts = schema.prefixItems as { title: string }[]
  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange([Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height)])
  }
  return (
    <fieldset {...described}>
      <legend>{label}</legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the numbers below do the same */}
      <div className="focal" onClick={point}>
        <img src={`/pictures/${file}`} alt="" />
        <span className="focal__mark" style={{ left: `${value[0]}%`, top: `${value[1]}%` }} />
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
    </fieldset>
  )
}
