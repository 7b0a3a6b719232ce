import { ArrowLeft, ArrowRight, type IconNode, X } from 'lucide'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { PictureView } from '#app/pictures/picture-view.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { gallery } from '#content/page-content.ts'
import { type Photo, PhotoCaption } from './photo-caption.tsx'
import { useSwipeSteps } from './use-swipe-steps.ts'
import '#app/ui/full-screen-dialog.css'
import './photo-viewer.css'

type Props = {
  photos: readonly Photo[]
  copy: (typeof gallery)['viewer']
  /** The photo shown; undefined while the viewer is closed. */
  index: number | undefined
  onMove: (index: number) => void
  onClose: () => void
}

/** A full-screen photo with its caption. The previous and next photos are preloaded. */
export function PhotoViewer({ photos, copy, index, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const at = index ?? 0
  const shown = index === undefined ? undefined : photos[index]
  const wrap = (to: number) => (to + photos.length) % photos.length
  const step = (by: 1 | -1) => onMove(wrap(at + by))
  const position = `${at + 1} ${copy.of} ${photos.length}`
  const swipe = useSwipeSteps(stage, step)

  useEffect(() => {
    if (index !== undefined && !dialog.current?.open) dialog.current?.showModal()
  }, [index])

  // The close event is asynchronous: by then the visitor may have opened another photo.
  function handleClose() {
    if (!dialog.current?.open) onClose()
  }

  function handleKey(event: KeyboardEvent) {
    const to = { ArrowLeft: wrap(at - 1), ArrowRight: wrap(at + 1), Home: 0, End: photos.length - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(to)
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target instanceof Element && !event.target.closest('img, [data-keep]')) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="photo-viewer full-screen-dialog bg-ink text-white"
      data-ground="dark"
      aria-label={copy.label}
      onKeyDown={handleKey}
      onClick={closeOnBackdrop}
      onClose={handleClose}
    >
      {shown ? (
        <>
          <div className="photo-viewer__bar flex items-center justify-between pl-(--viewer-edge)">
            <p className="note-text" aria-hidden="true">
              {position}
            </p>
            <ViewerButton icon={X} label={copy.close} onClick={() => dialog.current?.close()} />
          </div>
          <div ref={stage} className="photo-viewer__stage grid place-items-center" {...swipe}>
            <Slides photos={photos} places={[...new Set([wrap(at - 1), at, wrap(at + 1)])]} at={at} />
          </div>
          <div className="photo-viewer__copy grid overflow-y-auto" data-keep="">
            <Description photo={shown} position={position} />
            <div className="photo-viewer__steps grid grid-cols-2">
              <ViewerButton icon={ArrowLeft} label={copy.previous} onClick={() => step(-1)} />
              <ViewerButton icon={ArrowRight} label={copy.next} onClick={() => step(1)} />
            </div>
          </div>
        </>
      ) : null}
    </dialog>
  )
}

type SlideProps = { photos: readonly Photo[]; places: readonly number[]; at: number }

/** The photo that is shown, and hidden, those that may be next. */
function Slides({ photos, places, at }: SlideProps) {
  return places.map((place) => {
    const photo = photos[place]
    return photo ? (
      <div
        key={photo.picture}
        className="photo-viewer__slide"
        data-current={place === at || undefined}
        aria-hidden={place !== at}
        style={{ '--ratio': photo.sources.width / photo.sources.height } as CSSProperties}
      >
        <PictureView
          sources={photo.sources}
          sizes="(min-aspect-ratio: 3/2) 130vh, 100vw"
          priority
          className="size-full"
        />
      </div>
    ) : null
  })
}

function Description({ photo, position }: { photo: Photo; position: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-xl">
      <div aria-live="polite" className="grid gap-2xs">
        <p className="sr-only">{position}</p>
        <p className="photo-viewer__caption note-text text-(--accent)">
          <PhotoCaption photo={photo} />
        </p>
        <p className="photo-viewer__caption max-w-measure text-frost">{photo.description}</p>
      </div>
      <MoreLink more={photo.link} className="min-h-7" />
    </div>
  )
}

function ViewerButton({ icon, label, onClick }: { icon: IconNode; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="photo-viewer__button inline-grid min-h-14 cursor-pointer place-items-center"
      data-keep=""
      onClick={onClick}
    >
      <Icon of={icon} size={22} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
