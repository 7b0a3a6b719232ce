import { Upload } from 'lucide'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { controlId, Marker, Notes } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import { attachmentCopy } from '#content/attachments.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { fillIn } from '#content/fill-in.ts'
import { attachmentAccept, attachmentLimits, sizeText } from '#domain/attachments.ts'
import { FileRow } from './file-row.tsx'
import type { Attachments } from './use-attachments.ts'
import './attachment-picker.css'

type Props = { form: string; attachments: Attachments; error?: string }

/** Choose, drop or paste files; each is listed with its size, a thumbnail for pictures, and a button to remove it. */
export function AttachmentPicker({ form, attachments, error }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const id = controlId(form, 'attachments')
  const { files } = attachments
  const size = sizeText(files.reduce((sum, file) => sum + file.size, 0))

  function remove(file: File) {
    attachments.remove(file)
    const rest = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const next = rest.find((button) => button !== document.activeElement)
    ;(next ?? document.getElementById(id))?.focus()
  }

  return (
    <div className="field col-span-full">
      <p id={`${id}-label`} className="text-small weight-600">
        {attachmentCopy.label}
        <Marker />
      </p>
      <Notes facts={{ form, name: 'attachments', hint: attachmentCopy.hint, error }} />
      <DropZone id={id} describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`} onFiles={attachments.add} />
      {files.length > 0 ? (
        <>
          <ul ref={list} className="mt-3xs grid gap-2xs" aria-label={attachmentCopy.listLabel}>
            {files.map((file) => (
              <AttachmentRow
                key={`${file.name}-${file.size}-${file.lastModified}`}
                file={file}
                onRemove={() => remove(file)}
              />
            ))}
          </ul>
          {/* No live region, because the picker announces each change. */}
          <p className="field__hint">
            <ProseText
              prose={fillIn(attachmentCopy.total, { count: files.length, limit: attachmentLimits.count, size })}
            />
          </p>
          {enquiryNotices.attachFiles ? <p>{enquiryNotices.attachFiles}</p> : null}
        </>
      ) : null}
      <p role="status" className="sr-only">
        {attachments.news}
      </p>
    </div>
  )
}

type DropZoneProps = { id: string; describedBy: string; onFiles: Attachments['add'] }

function DropZone({ id, describedBy, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function take(element: HTMLInputElement) {
    onFiles([...(element.files ?? [])])
    element.value = ''
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files chosen before hydration
  useEffect(() => {
    if (input.current) take(input.current)
  }, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file input inside does the same
    <div
      className="file-picker mt-3xs grid grid-cols-[minmax(0,1fr)] content-center gap-3xs text-center text-slate"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={`${buttonClass('ghost', 'small')} noscript:hidden`}>
        <Icon of={Upload} size={18} />
        {attachmentCopy.choose}
      </label>
      <span className="file-picker__copy noscript:hidden">{attachmentCopy.drop}</span>
      <input
        ref={input}
        id={id}
        className="absolute size-px opacity-0 noscript:static noscript:size-auto noscript:max-w-full noscript:opacity-100"
        type="file"
        name="attachments"
        multiple
        accept={attachmentAccept}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        onChange={({ target }) => take(target)}
      />
    </div>
  )
}

function AttachmentRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [thumbnail, setThumbnail] = useState('')

  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setThumbnail(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  return (
    <li>
      <FileRow name={file.name} thumbnail={thumbnail} onClick={onRemove}>
        {file.name} <span className="whitespace-nowrap text-small text-slate">{sizeText(file.size)}</span>
      </FileRow>
    </li>
  )
}
