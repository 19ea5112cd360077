import { useStore } from 'zustand'

/** False on the server and during hydration, so that the markup of both is the same. */
export const useHydrated = (): boolean => useStore(hydration)

const hydration = {
  getState: () => true,
  getInitialState: () => false,
  subscribe: () => () => {},
}
