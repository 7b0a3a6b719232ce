import { facts } from './facts.ts'

/** What a main contractor’s buyer asks, from trade.json. It is invented until the owner confirms it. */
export const { trade } = facts
