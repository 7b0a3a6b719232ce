import { checked } from './check.ts'
import data from './steel-handling.json' with { type: 'json' }

export const { vehicles, bars, galvanising } = checked('steel-handling', data)
