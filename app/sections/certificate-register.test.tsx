import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { about } from '#content/page-content.ts'
import { CertificateRegister } from './certificate-register.tsx'

const certificate = business.certificates['BS EN 1090']
const before = { ...certificate }
afterEach(() => Object.assign(certificate, before))

it('lists all six until a number is entered, then only the certificates that the firm holds', () => {
  const { rerender } = render(<CertificateRegister register={about.certifications} />)
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  certificate.number = '1234-CPR-5678'
  rerender(<CertificateRegister register={{ ...about.certifications }} />)
  expect(screen.getByRole('rowheader')).toHaveTextContent('BS EN 1090')
})
