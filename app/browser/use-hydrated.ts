import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the pre-rendered page and while React takes it over, true ever after: for what only makes sense with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
