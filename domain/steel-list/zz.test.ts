import { test } from 'vitest'
import { understood } from '../fixtures/steel-list-lines.ts'
import { readLine } from './read-line.ts'
import { tokensOf } from './read-tokens.ts'
test('x', () => { for (const [l] of understood) { const r = readLine(l); if (r.kind !== 'row') console.log(l, JSON.stringify(r)) } 
 console.log(JSON.stringify(tokensOf('UB 4/6m S355').map(t=>[t.text,t.is])))})
