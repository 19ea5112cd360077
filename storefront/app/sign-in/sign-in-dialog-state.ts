import { createStore, useStore } from 'zustand'

/** The hash with which links open the dialog. */
export const signInHash = 'sign-in-modal'

const isOpen = createStore(() => false)

export const useIsSignInOpen = (): boolean => useStore(isOpen)

export const openSignIn = () => isOpen.setState(true)
export const closeSignIn = () => isOpen.setState(false)
