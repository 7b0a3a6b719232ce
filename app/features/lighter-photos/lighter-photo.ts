import { ownScript } from './own-script.ts'
import workerAddress from './photo-worker.ts?worker&url'

/** Milliseconds for one photo: a browser that runs out of memory may never answer. */
const patience = 20_000

let worker: Worker | undefined
let offThread = 'Worker' in globalThis && 'OffscreenCanvas' in globalThis
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The file to send for a photo: a smaller one or, where that cannot be made, the photo itself. Never rejects. */
export function lighterPhoto(photo: File): Promise<File> {
  waiting += 1
  const turn = last.then(() => shrunkInTime(photo))
  last = turn.then(() => {
    waiting -= 1
    if (waiting === 0) dismissWorker()
  })
  return turn
}

async function shrunkInTime(photo: File): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(dismissWorker()), patience)
  })
  const smaller = await Promise.race([shrunk(photo), late]).catch(() => undefined)
  clearTimeout(timer)
  return smaller ? new File([smaller], nameAsJpeg(photo.name), { type: smaller.type }) : photo
}

async function shrunk(photo: File): Promise<Blob | undefined> {
  if (offThread) {
    try {
      return await askWorker(photo)
    } catch {
      // It did not start, or has died.
      offThread = false
      dismissWorker()
    }
  }
  const { shrinkOnPage } = await import('./shrink-on-page.ts')
  return shrinkOnPage(photo)
}

function askWorker(photo: File): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    worker ??= new Worker(ownScript(workerAddress), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(photo)
  })
}

function dismissWorker(): undefined {
  worker?.terminate()
  worker = undefined
}

function nameAsJpeg(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`
}
