import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pictureSources } from '#app/pictures/picture-sources.ts'
import { beforeAfterSlider } from '#content/before-after-slider.ts'
import { beforeAfterPair } from '#content/pictures.ts'
import { BeforeAfterSlider } from './before-after-slider.tsx'

it('moves the boundary with the handle and announces what shows, with dimensions on a drawn frame only', () => {
  const island = (
    <BeforeAfterSlider
      built={pictureSources(beforeAfterPair.built)}
      model={pictureSources(beforeAfterPair.model)}
      sizes="100vw"
      drawn
    />
  )
  const { rerender } = render(island)
  const slider = screen.getByRole('slider', { name: beforeAfterSlider.label })
  expect(slider).toHaveAttribute('aria-valuetext', beforeAfterSlider.positions.mostlySteel)
  fireEvent.change(slider, { target: { value: '50' } })
  expect(slider).toHaveAttribute('aria-valuetext', beforeAfterSlider.positions.half)
  expect(slider.closest<HTMLElement>('.before-after')?.style.getPropertyValue('--boundary')).toBe('50%')
  expect(screen.getByText('18.0 m')).toBeInTheDocument()
  rerender(<BeforeAfterSlider {...island.props} drawn={false} />)
  expect(screen.queryByText('18.0 m')).toBeNull()
})
