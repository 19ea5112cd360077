import { createStore, useStore } from 'zustand'

/** Why the mini cart is open: the shopper opened it, or has just added an item. */
export type MiniCartReason = 'seen' | 'added'

const openReason = createStore<MiniCartReason | undefined>(() => undefined)

export const useMiniCartReason = () => useStore(openReason)

export const openMiniCart = (reason: MiniCartReason) => openReason.setState(reason)

export const closeMiniCart = () => openReason.setState(undefined)
