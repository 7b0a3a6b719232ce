import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { fallbackPicture, type PictureId, seenShare } from '#content/pictures.ts'
import { usePicture } from './picture-shelf.ts'
import { watchPicture } from './watch-picture.ts'

type PictureProps = {
  id: PictureId
  /** True width of the picture on the page at every window width, as `sizes` takes it. */
  sizes: string
  className?: string
  /** The first picture of a page: preloaded, loaded at once, never faded in. */
  priority?: boolean
  /** True where the words beside the picture say what it shows: no text alternative then. */
  decorative?: boolean
}

/**
 * A picture in AVIF and JPEG, cropped round its focal point, in its placeholder colour until it is there.
 * Below the fold the image stays clear of its frame until a tenth of the frame is in view: a lazy image that nothing can
 * see does not load. The stylesheet does so only where scripts run; without them the browser's own lazy loading is left.
 */
export function Picture({ id, sizes, className = '', priority = false, decorative = false }: PictureProps) {
  const [failed, setFailed] = useState<PictureId | null>(null)
  const shown = failed === id ? fallbackPicture : id
  const frame = useRef<HTMLPictureElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { alt, width, height, src, avif, jpeg } = usePicture(shown)

  if (priority) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  useEffect(() => {
    if (!priority && frame.current) return watchPicture(frame.current, seenShare)
  }, [priority])

  useEffect(() => {
    // A picture may have failed before this component could hear of it.
    const { current } = image
    if (current?.complete && current.currentSrc && current.naturalWidth === 0) setFailed(id)
  }, [id])

  return (
    <picture
      ref={frame}
      className={`picture ${className}`}
      data-picture={shown}
      data-arrival={priority ? undefined : 'waiting'}
    >
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        ref={image}
        // Before the addresses: an image must know that it is lazy when it first hears of them.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Asynchronous for the first one too: the words need not wait until it is decoded.
        decoding="async"
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={jpeg}
        src={src}
        onError={() => setFailed(id)}
      />
    </picture>
  )
}
