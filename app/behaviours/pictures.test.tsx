import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSources } from '#app/ui/picture-sources.ts'
import { fallbackPicture, pictures } from '#content/pictures.ts'
import { bringPictures } from './pictures.ts'

/** The browser's observer, told by the test what is in view. */
class Observer {
  static threshold: unknown
  static show: (target: Element) => void
  unobserve = vi.fn()
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void, options: object) {
    Observer.threshold = Reflect.get(options, 'threshold')
    Observer.show = (target) => callback([{ isIntersecting: true, target }])
  }
  observe() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const template = document.createElement('template')
  template.id = 'stand-in-picture'
  const { src, jpeg, avif } = pictureSources(fallbackPicture)
  const { alt } = pictures[fallbackPicture]
  template.innerHTML = `<picture class="picture" data-picture="${fallbackPicture}">
    <source srcset="${avif}"><img alt="${alt}" srcset="${jpeg}" src="${src}"></picture>`
  document.body.append(template)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A picture on a page whose behaviours have run. */
function bring(decorative = false) {
  const { container } = render(<Picture id="crane-lorry" sizes="50vw" decorative={decorative} />)
  bringPictures()
  const [picture, image] = [container.querySelector('picture'), container.querySelector('img')]
  if (!picture || !image) throw new Error('A picture has a picture and an image')
  return { picture, image }
}

/** The browser's word that an image is there, `width` pixels wide; 0 for one that cannot be shown. */
function arrive(image: HTMLImageElement, width: number) {
  Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
  if (width > 0) fireEvent.load(image)
  else fireEvent.error(image)
}

it('loads when a tenth of it is in view and is shown once it has loaded', () => {
  const { picture, image } = bring()
  expect(picture).toHaveAttribute('data-arrival', 'waiting')
  expect(Observer.threshold).toBe(0.1)
  Observer.show(picture)
  expect(picture).toHaveAttribute('data-arrival', 'loading')
  arrive(image, 800)
  expect(picture).toHaveAttribute('data-arrival', 'shown')
})

it('is shown at once where it had come before the behaviours', () => {
  const { container } = render(<Picture id="gates" sizes="50vw" />)
  const image = container.querySelector('img') as HTMLImageElement
  Object.defineProperties(image, {
    complete: { value: true },
    currentSrc: { value: 'x' },
    naturalWidth: { value: 800 },
  })
  bringPictures()
  expect(container.querySelector('picture')).toHaveAttribute('data-arrival', 'shown')
})

it('gives way to the stand-in when it fails, once', () => {
  const { picture, image } = bring()
  Observer.show(picture)
  arrive(image, 0)
  const standIn = pictureSources(fallbackPicture)
  expect(image).toHaveAttribute('src', standIn.src)
  expect(picture.querySelector('source')).toHaveAttribute('srcset', standIn.avif)
  expect(screen.getByAltText(pictures[fallbackPicture].alt)).toBe(image)
  expect(picture).toHaveAttribute('data-picture', fallbackPicture)
  arrive(image, 0)
  expect(image).toHaveAttribute('src', standIn.src)
})

it('stays without words where it decorates, in its stand-in too', () => {
  const { image } = bring(true)
  arrive(image, 0)
  expect(image).toHaveAttribute('src', pictureSources(fallbackPicture).src)
  expect(image).toHaveAttribute('alt', '')
})
