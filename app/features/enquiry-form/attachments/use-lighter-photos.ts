import { useRef, useState } from 'react'
import { attachmentCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'
import { directDelivery } from '#content/site.ts'
import { attachmentType, sizeText } from '#domain/attachments.ts'

/** Bytes; a lighter photo is sent as it is. */
const heavy = 1_000_000

/** Makes large photos smaller before they are sent; `tell` gets the result as text. */
export function useLighterPhotos(tell: (news: string) => void) {
  /** The file that is sent for each photo, once known: the smaller one, or the photo if it could not be made smaller. */
  const [sent, setSent] = useState<ReadonlyMap<File, File>>(new Map())
  const making = useRef(new Map<File, Promise<File>>())
  const isPending = (file: File) => directDelivery && isHeavyPhoto(file) && !sent.has(file)

  async function makeOne(photo: File): Promise<File> {
    // Without the tool, send the photo itself.
    const tool = await import('./lighter-photo.ts').catch(() => undefined)
    const lighter = making.current.has(photo) && tool ? await tool.lighterPhoto(photo) : photo
    setSent((before) => new Map(before).set(photo, lighter))
    return lighter
  }

  async function makeAll(added: readonly File[]) {
    const photos = added.filter((file) => directDelivery && isHeavyPhoto(file) && !making.current.has(file))
    const outcomes = photos.map(async (photo) => {
      const made = Promise.resolve().then(() => makeOne(photo))
      making.current.set(photo, made)
      const lighter = await made
      return lighter !== photo && making.current.has(photo) ? [`${photo.name}: ${sizesInWords(photo, lighter)}`] : []
    })
    const news = (await Promise.all(outcomes)).flat()
    if (news.length > 0) tell(news.join('; '))
  }

  return {
    sent,
    make: (added: readonly File[]) => void makeAll(added),
    isPending,
    forget: (file: File) => making.current.delete(file),
    /** The files as they are sent, once all are ready. */
    ready: (files: readonly File[]) => Promise.all(files.map((file) => making.current.get(file) ?? file)),
  }
}

function isHeavyPhoto(file: File): boolean {
  return file.size > heavy && attachmentType(file) === 'jpeg'
}

/** "6.2 MB, sent as 0.9 MB". */
export function sizesInWords(photo: File, lighter: File): string {
  return fillIn(attachmentCopy.sentAs, { size: sizeText(photo.size), sent: sizeText(lighter.size) })
}
