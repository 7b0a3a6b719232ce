import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pictureSources } from '#app/ui/picture-sources.ts'
import { beforeAfterSlider } from '#content/before-after-slider.ts'
import { beforeAfterPair, pictureFacts } from '#content/pictures.ts'
import { BeforeAfterSlider } from './before-after-slider.tsx'

const island = (
  <BeforeAfterSlider
    built={pictureSources(beforeAfterPair.built)}
    model={pictureSources(beforeAfterPair.model)}
    sizes="100vw"
    drawn
  />
)

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

const frame = () => document.querySelector('.before-after')
const modelPicture = () => screen.queryByAltText(pictureFacts(beforeAfterPair.model).alt)

/** The model's image, which is there once the steel has loaded and painted. */
async function modelImage() {
  await act(async () => undefined)
  fireEvent.load(screen.getByAltText(pictureFacts(beforeAfterPair.built).alt))
  return screen.findByAltText(pictureFacts(beforeAfterPair.model).alt)
}

async function loadModel() {
  fireEvent.load(await modelImage())
  await act(async () => undefined)
}

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('slides the model away once per page, stops where both pictures show, then lets the visitor move it', async () => {
  stubBrowser({})
  history.replaceState(null, '', '/once')
  const { unmount } = render(island)
  expect(frame()).toHaveAttribute('data-phase', 'steel')
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'arriving')
  expect(screen.queryByRole('slider')).toBeNull()
  await waitFor(() => expect(frame()).toHaveAttribute('data-phase', 'rest'), { timeout: 4000 })
  expect(screen.getByRole('slider', { name: beforeAfterSlider.label })).toHaveValue('62')
  unmount()
  const { rerender } = render(island)
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'rest')
  const dimension = () => screen.queryByText('18.0 m')
  expect(dimension()).toBeInTheDocument()
  rerender(<BeforeAfterSlider {...island.props} drawn={false} />)
  expect(dimension()).toBeNull()
})

it('goes straight to its rest with reduced motion', async () => {
  stubBrowser({ still: true })
  history.replaceState(null, '', '/still')
  render(island)
  await loadModel()
  expect(frame()).toHaveAttribute('data-phase', 'rest')
})

it('with Save-Data loads the model only when a key moves the handle, and announces its position', async () => {
  stubBrowser({ saveData: true })
  render(island)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(modelPicture()).toBeNull()
  const slider = screen.getByRole('slider')
  expect(slider).toHaveAttribute('aria-valuetext', 'All steel')
  for (let press = 0; press < 10; press++) fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(modelPicture()).not.toBeNull()
  expect(slider).toHaveAttribute('aria-valuetext', 'Half model, half steel')
  expect((frame() as HTMLElement).style.getPropertyValue('--boundary')).toBe('50%')
  fireEvent.keyDown(slider, { key: 'ArrowUp' })
  expect(slider).toHaveValue('55')
})

it('follows a sideways drag, not a tap or a scroll', async () => {
  stubBrowser({ saveData: true })
  render(island)
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
  render(island)
  fireEvent.error(await modelImage())
  expect(frame()).toHaveAttribute('data-phase', 'rest')
  expect(screen.queryByRole('slider')).toBeNull()
})
