import { expect, it } from 'vitest'
import { sentenceCase } from './sentence-case.ts'

it.each([
  ['3D Modelling Services', '3D modelling services'],
  ['Steel Fabrication Kent', 'Steel fabrication Kent'],
  ['Fitting a Steel Beam or RSJ', 'Fitting a steel beam or RSJ'],
])('%s becomes %s', (title, sentence) => expect(sentenceCase(title, ['Kent'])).toBe(sentence))
