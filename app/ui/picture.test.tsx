import { act, fireEvent, render as renderBare, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fallbackPicture, pictures } from '#content/pictures.ts'
import { Picture } from './picture.tsx'
import { PictureShelf } from './picture-shelf.ts'
import { pictureSources, picturesIn } from './picture-sources.ts'

const onPage = (picture: ReactNode) => <PictureShelf value={picturesIn(Object.keys(pictures))}>{picture}</PictureShelf>
const render = (picture: ReactNode) => renderBare(onPage(picture))

/** The browser's observer, told by the test what is in view. */
class Observer {
  static threshold: unknown
  static show: () => void
  disconnect = vi.fn()
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: unknown }) {
    Observer.threshold = options.threshold
    Observer.show = () => callback([{ isIntersecting: true }])
  }
  observe() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const frameOf = (image: HTMLElement) => image.closest('picture')

it('offers AVIF before JPEG, with size and true widths', () => {
  render(<Picture id="gates" sizes="50vw" />)
  const image = screen.getByAltText(pictures.gates.alt)
  const source = frameOf(image)?.querySelector('source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('srcset', pictureSources('gates').avif)
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '1067')
  expect(image).toHaveAttribute('loading', 'lazy')
})

it('loads when a tenth of it is in view and is shown once it has loaded', () => {
  render(<Picture id="gates" sizes="50vw" />)
  const image = screen.getByRole('img')
  expect(frameOf(image)).toHaveAttribute('data-arrival', 'waiting')
  expect(Observer.threshold).toBe(0.1)
  act(() => Observer.show())
  expect(frameOf(image)).toHaveAttribute('data-arrival', 'loading')
  fireEvent.load(image)
  expect(frameOf(image)).toHaveAttribute('data-arrival', 'shown')
})

it('swaps to the fallback picture when it fails, once', () => {
  render(<Picture id="crane-lorry" sizes="50vw" />)
  const image = screen.getByRole('img')
  act(() => Observer.show())
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', pictureSources(fallbackPicture).src)
  expect(image).toHaveAttribute('alt', pictures[fallbackPicture].alt)
  expect(frameOf(image)).toHaveAttribute('data-picture', fallbackPicture)
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', pictureSources(fallbackPicture).src)
})

it('has an empty alternative where it decorates', () => {
  const { container } = render(<Picture id="gates" sizes="50vw" decorative />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('as the first picture of a page is preloaded, eager and never waits', () => {
  render(<Picture id="workshop" sizes="100vw" priority />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(frameOf(image)).not.toHaveAttribute('data-arrival')
  const preload = document.head.querySelector('link[rel=preload][as=image]')
  expect(preload).toHaveAttribute('imagesrcset', pictureSources('workshop').avif)
  expect(preload).toHaveAttribute('imagesizes', '100vw')
  expect(preload).toHaveAttribute('type', 'image/avif')
})

it('needs no style attribute in the HTML', () => {
  expect(renderToString(onPage(<Picture id="gates" sizes="50vw" />))).not.toContain('style=')
})

it('refuses a picture that the page was not given', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderBare(<Picture id="gates" sizes="50vw" />)).toThrow('no picture "gates"')
  vi.restoreAllMocks()
})
