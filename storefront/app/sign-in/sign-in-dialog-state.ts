import { createStore, useStore } from 'zustand'

/** The hashes with which links open the dialog. */
export const signInHash = 'sign-in-modal'
export const signUpHash = 'sign-up-modal'

const isOpen = createStore(() => false)

export const useIsSignInOpen = (): boolean => useStore(isOpen)

export const openSignIn = () => isOpen.setState(true)
export const closeSignIn = () => isOpen.setState(false)
