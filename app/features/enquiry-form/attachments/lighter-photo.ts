import workerAddress from './photo-worker.ts?worker&url'
import { trustedWorkerUrl } from './worker-url.ts'

/** Milliseconds for one photo, because a browser that runs out of memory may never answer. */
const timeout = 20_000

/** One photo at a time, because a phone has no memory for several. */
let last: Promise<unknown> = Promise.resolve()

/** Resolves with a smaller file, or with the photo itself if it cannot be made smaller. Never rejects. */
export function lighterPhoto(photo: File): Promise<File> {
  const turn = last.then(async () => {
    const smaller = await shrinkInWorker(photo).catch(() => undefined)
    return smaller ? new File([smaller], photo.name, { type: smaller.type }) : photo
  })
  last = turn
  return turn
}

/** Rejects in browsers without workers, and when the worker does not start, crashes or takes too long. */
async function shrinkInWorker(photo: File): Promise<Blob | undefined> {
  const worker = new Worker(trustedWorkerUrl(workerAddress), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data)
      worker.onerror = reject
      setTimeout(reject, timeout)
      worker.postMessage(photo)
    })
  } finally {
    worker.terminate()
  }
}
