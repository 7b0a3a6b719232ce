import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

it('has an empty alternative where it decorates', () => {
  const { container } = render(<Picture id="gates" sizes="50vw" decorative />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})
