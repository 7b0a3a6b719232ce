import workerAddress from './photo-worker.ts?worker&url'
import { trustedWorkerUrl } from './worker-url.ts'

/** Milliseconds for one photo, because a browser that runs out of memory may never answer. */
const timeout = 20_000

let worker: Worker | undefined
let workerSupported = 'Worker' in globalThis && 'OffscreenCanvas' in globalThis
let pending = 0
let last: Promise<unknown> = Promise.resolve()

/** Resolves with a smaller file, or with the photo itself if it cannot be made smaller. Never rejects. */
export function lighterPhoto(photo: File): Promise<File> {
  pending += 1
  const turn = last.then(() => shrinkWithTimeout(photo))
  last = turn.then(() => {
    pending -= 1
    if (pending === 0) terminateWorker()
  })
  return turn
}

async function shrinkWithTimeout(photo: File): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(terminateWorker()), timeout)
  })
  const smaller = await Promise.race([shrink(photo), late]).catch(() => undefined)
  clearTimeout(timer)
  return smaller ? new File([smaller], nameAsJpeg(photo.name), { type: smaller.type }) : photo
}

async function shrink(photo: File): Promise<Blob | undefined> {
  if (workerSupported) {
    try {
      return await askWorker(photo)
    } catch {
      // The worker did not start or has crashed.
      workerSupported = false
      terminateWorker()
    }
  }
  const { shrinkOnPage } = await import('./shrink-on-page.ts')
  return shrinkOnPage(photo)
}

function askWorker(photo: File): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    worker ??= new Worker(trustedWorkerUrl(workerAddress), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(photo)
  })
}

function terminateWorker(): undefined {
  worker?.terminate()
  worker = undefined
}

function nameAsJpeg(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`
}
