import { createContext, type ReactNode } from 'react'

/** Where the one service page with a model-to-steel wipe puts it: the other twelve do not carry its script. */
export const WipeSlot = createContext<ReactNode>(null)
