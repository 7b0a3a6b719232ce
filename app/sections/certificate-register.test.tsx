import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { about } from '#content/page-content.ts'
import { CertificateRegister } from './certificate-register.tsx'

const none = { number: '', body: '', expires: '' }
const blank = Object.fromEntries(
  Object.keys(business.certificates).map((name) => [name, none]),
) as typeof business.certificates

it('lists all six until a number is entered, then only the certificates that the firm holds', () => {
  const { rerender } = render(<CertificateRegister register={about.certifications} certificates={blank} />)
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  const held = { ...blank, 'BS EN 1090': { ...none, number: '1234-CPR-5678', expires: '2099-05-31' } }
  rerender(<CertificateRegister register={about.certifications} certificates={held} />)
  expect(screen.getByRole('rowheader')).toHaveTextContent('BS EN 1090')
  expect(screen.getByText('31 May 2099')).toBeVisible()
})
