import { useSyncExternalStore } from 'react'

const storageKey = 'cairn_way'

/** Preselects the wallet on the billing step after the shopper pressed a wallet button. */
export function preferWallet() {
  try {
    sessionStorage.setItem(storageKey, 'wallet')
  } catch {
    return
  }
}

const subscribeNever = () => () => {}

function prefersWallet(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'wallet'
  } catch {
    return false
  }
}

export const usePrefersWallet = (): boolean =>
  useSyncExternalStore(subscribeNever, prefersWallet, () => false)
