import { expect, it } from 'vitest'
import { partsOf } from './legal-documents.ts'

it('describes the site that was built, and no other', () => {
  const parts = [{}, { only: 'server' }, { only: 'draft' }, { only: 'analytics' }, { only: 'no-analytics' }] as const
  const withServer = { server: true, draft: false, analytics: false, 'no-analytics': true }
  expect(partsOf(parts, withServer)).toEqual([{}, { only: 'server' }, { only: 'no-analytics' }])
})
