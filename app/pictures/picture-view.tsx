/** What must be known of a picture to show it: made at build, handed to islands as a prop. */
export type PictureSources = {
  id: string
  alt: string
  width: number
  height: number
  src: string
  avif: string
  jpeg: string
}

export type PictureLook = {
  /** True width of the picture on the page at every window width, as `sizes` takes it. */
  sizes: string
  className?: string
  /** The first picture of a page: loaded at once, never faded in. */
  priority?: boolean
  /** True if the text next to the picture says what it shows: no text alternative then. */
  decorative?: boolean
}

/**
 * A picture in AVIF and JPEG, cropped round its focal point, in its placeholder colour until it is there. Below the fold the
 * image stays clear of its frame until a tenth of the frame is in view (`behaviours/pictures.ts`): a lazy image that nothing
 * can see does not load. The stylesheet does so only where scripts run; without them the browser's own lazy loading is left.
 */
export function PictureView({
  sources: { id, alt, width, height, src, avif, jpeg },
  sizes,
  className = '',
  priority = false,
  decorative = false,
}: PictureLook & { sources: PictureSources }) {
  return (
    // What has arrived before an island takes its pictures over has changed their attributes.
    <picture
      className={`picture ${className}`}
      data-picture={id}
      data-arrival={priority ? undefined : 'waiting'}
      suppressHydrationWarning
    >
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        // Before the addresses: an image must know that it is lazy when it first hears of them.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Asynchronous for the first picture too, so that the text does not wait until it is decoded.
        decoding="async"
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={jpeg}
        src={src}
        suppressHydrationWarning
      />
    </picture>
  )
}
