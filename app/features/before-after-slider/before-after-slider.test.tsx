import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pictureSources } from '#app/pictures/picture-sources.ts'
import { beforeAfterPair } from '#content/artwork.ts'
import { beforeAfterSlider } from '#content/interactive/before-after-slider.ts'
import { BeforeAfterSlider } from './before-after-slider.tsx'

it('moves the boundary with the handle and announces what shows', () => {
  render(
    <BeforeAfterSlider
      built={pictureSources(beforeAfterPair.built)}
      model={pictureSources(beforeAfterPair.model)}
      sizes="100vw"
    />,
  )
  const slider = screen.getByRole('slider', { name: beforeAfterSlider.label })
  expect(slider).toHaveAttribute('aria-valuetext', beforeAfterSlider.positions.mostlySteel)
  fireEvent.change(slider, { target: { value: '50' } })
  expect(slider).toHaveAttribute('aria-valuetext', beforeAfterSlider.positions.half)
  expect(slider.closest<HTMLElement>('.before-after')?.style.getPropertyValue('--boundary')).toBe('50%')
})
