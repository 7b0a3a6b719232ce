import data from './home.json' with { type: 'json' }
import { read } from './read.ts'

export const home = read('home', data)
