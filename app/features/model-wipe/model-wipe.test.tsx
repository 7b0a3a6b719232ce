import { act, fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { PictureShelf } from '#app/ui/picture-shelf.ts'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { modelWipe } from '#content/model-wipe.ts'
import { pictures, wipePair } from '#content/pictures.ts'
import { ModelWipe } from './model-wipe.tsx'
import { wipeWords } from './wipe-words.ts'

// Vitest gives stylesheets no address, and React says so.
vi.mock('#app/styles/page-styles.tsx', () => ({ PageStyles: () => null }))

const onPage = (wipe: ReactNode) => <PictureShelf value={picturesIn(wipePair)}>{wipe}</PictureShelf>
const render = (wipe: ReactNode) => renderBare(onPage(wipe))

function stubBrowser({ still = false, saveData = false }) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
}

const frame = () => document.querySelector('.wipe')
const modelPicture = () => screen.queryByAltText(pictures[modelWipe.model].alt)

/** The model's image, which is there once the steel has loaded and painted. */
async function modelImage() {
  await act(async () => undefined)
  fireEvent.load(screen.getByAltText(pictures[modelWipe.built].alt))
  return screen.findByAltText(pictures[modelWipe.model].alt)
}

async function loadModel() {
  fireEvent.load(await modelImage())
  await act(async () => undefined)
}

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('has the steel alone in the HTML', () => {
  const html = renderToString(onPage(<ModelWipe sizes="100vw" priority />))
  expect(html).toContain(modelWipe.built)
  expect(html).not.toContain(modelWipe.model)
  expect(html).not.toContain('<input')
  expect(html).not.toContain('style=')
})

it('wipes the model away once a page, then hands over', async () => {
  stubBrowser({})
  history.replaceState(null, '', '/once')
  const { unmount } = render(<ModelWipe sizes="100vw" />)
  expect(frame()).toHaveAttribute('data-phase', 'steel')
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'arriving')
  expect(screen.queryByRole('slider')).toBeNull()
  await waitFor(() => expect(frame()).toHaveAttribute('data-phase', 'rest'), { timeout: 4000 })
  expect(screen.getByRole('slider', { name: modelWipe.label })).toHaveValue('100')
  unmount()
  render(<ModelWipe sizes="100vw" />)
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'rest')
})

it('stays on the steel with reduced motion', async () => {
  stubBrowser({ still: true })
  history.replaceState(null, '', '/still')
  render(<ModelWipe sizes="100vw" />)
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'rest')
})

it('with Save-Data loads the model only when the handle is moved', async () => {
  stubBrowser({ saveData: true })
  render(<ModelWipe sizes="100vw" />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(modelPicture()).toBeNull()
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' })
  expect(modelPicture()).not.toBeNull()
})

it('goes by keyboard and says where it stands', async () => {
  stubBrowser({ saveData: true })
  render(<ModelWipe sizes="100vw" />)
  const slider = await screen.findByRole('slider')
  expect(slider).toHaveAttribute('aria-valuetext', 'All steel')
  for (let press = 0; press < 10; press++) fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Half model, half steel')
  expect((frame() as HTMLElement).style.getPropertyValue('--wipe')).toBe('50%')
  fireEvent.keyDown(slider, { key: 'ArrowUp' })
  expect(slider).toHaveValue('55')
})

it('follows a sideways drag, not a tap or a scroll', async () => {
  stubBrowser({ saveData: true })
  render(<ModelWipe sizes="100vw" />)
  const slider = await screen.findByRole('slider')
  const surface = frame() as HTMLElement
  Object.defineProperty(surface, 'clientWidth', { value: 400 })
  surface.setPointerCapture = vi.fn()
  const drag = (x: number, y: number) => {
    fireEvent.pointerDown(surface, { isPrimary: true, button: 0, clientX: 300, clientY: 100 })
    fireEvent.pointerMove(surface, { clientX: x, clientY: y })
    fireEvent.pointerUp(surface)
  }
  drag(295, 100)
  drag(280, 160)
  expect(slider).toHaveValue('100')
  drag(200, 110)
  expect(slider).toHaveValue('75')
})

it('leaves no handle when the model does not load', async () => {
  stubBrowser({})
  render(<ModelWipe sizes="100vw" />)
  fireEvent.error(await modelImage())
  expect(frame()).toHaveAttribute('data-phase', 'rest')
  expect(screen.queryByRole('slider')).toBeNull()
})

it('has words for every position', () => {
  expect([0, 20, 50, 80, 100].map(wipeWords)).toEqual(Object.values(modelWipe.words))
})
