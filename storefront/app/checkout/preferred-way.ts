import { useSyncExternalStore } from 'react'

const kept = 'cairn_way'

/** Whoever has pressed for a wallet finds it chosen where it is paid. */
export function preferWallet() {
  try {
    sessionStorage.setItem(kept, 'wallet')
  } catch {
    return
  }
}

const never = () => () => {}

function isPreferred(): boolean {
  try {
    return sessionStorage.getItem(kept) === 'wallet'
  } catch {
    return false
  }
}

export const usePrefersWallet = (): boolean => useSyncExternalStore(never, isPreferred, () => false)
