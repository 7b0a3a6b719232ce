import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pictures } from '#content/pictures.ts'
import { Picture } from './picture.tsx'
import { pictureSources } from './picture-sources.ts'

const frameOf = (image: HTMLElement) => image.closest('picture')

it('offers AVIF before JPEG, with size and true widths, and waits below the fold', () => {
  render(<Picture id="gates" sizes="50vw" />)
  const image = screen.getByAltText(pictures.gates.alt)
  const source = frameOf(image)?.querySelector('source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('srcset', pictureSources('gates').avif)
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '1067')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(frameOf(image)).toHaveAttribute('data-arrival', 'waiting')
})

it('has an empty alternative where it decorates', () => {
  const { container } = render(<Picture id="gates" sizes="50vw" decorative />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('as the first picture of a page is eager and never waits', () => {
  render(<Picture id="workshop" sizes="100vw" priority />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(frameOf(image)).not.toHaveAttribute('data-arrival')
})
