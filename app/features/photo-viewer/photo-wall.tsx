import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { PictureView } from '#app/pictures/picture-view.tsx'
import type { GalleryItem, gallery } from '#content/page-content.ts'
import { type Photo, PhotoCaption } from './photo-caption.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import './photo-wall.css'

/** The `sizes` of each tile, including its crop; reduced on dense phone screens. */
const tileSizes: Record<GalleryItem['size'], string> = {
  large: '(min-width: 48rem) 70vw, (min-resolution: 2.5dppx) 130vw, 180vw',
  wide: '(min-width: 48rem) 50vw, (min-resolution: 2.5dppx) 80vw, 98vw',
  tall: '(min-width: 48rem) 46vw, (min-resolution: 2.5dppx) 62vw, 84vw',
}

const tileSpans = { large: 'col-span-2 row-span-2', wide: 'col-span-2', tall: undefined }

type Props = { photos: readonly Photo[]; copy: (typeof gallery)['viewer'] }

/** A grid of photos that open in the viewer; without JavaScript, as a picture. */
export const PhotoWall = island('PhotoWall', Wall)

function Wall({ photos, copy }: Props) {
  const hydrated = useHydrated()
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLElement>(null)

  function open(event: MouseEvent<HTMLElement>, at: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setIndex(at)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }

  function close() {
    setIndex(undefined)
    opener.current?.focus()
  }

  return (
    <div className="@container bg-ink text-white" data-ground="dark">
      <ul className="photo-wall">
        {photos.map((photo, at) => (
          <li key={photo.picture} id={photo.picture} className={tileSpans[photo.size]}>
            <a
              className="group relative grid h-full cursor-zoom-in grid-rows-[minmax(0,1fr)_auto]"
              href={photo.sources.src}
              onClick={(event) => open(event, at)}
              onKeyDown={press}
              {...(hydrated ? { role: 'button', 'aria-haspopup': 'dialog' } : {})}
            >
              <PictureView
                sources={photo.sources}
                sizes={tileSizes[photo.size]}
                priority={at === 0}
                className="size-full"
              />
              <span className="photo-wall__note note-text px-s pt-2xs pb-xs group-hover:underline">
                <PhotoCaption photo={photo} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos} copy={copy} index={index} onMove={setIndex} onClose={close} />
    </div>
  )
}
