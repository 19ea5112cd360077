import { createStore, useStore } from 'zustand'

/** The signed-in person as this browser stores them between pages. */
export type Person = {
  /** The id of the session that this record belongs to. */
  usid: string
  /** Identifies the session when signing out. It grants no access. */
  handle: string | null
  firstName: string | null
  email: string | null
  /** Shops with the employee discount. */
  isAssociate: boolean
}

export type PersonState = { isSignedIn: boolean; person: Person | null }

/** The state until the browser has read its cookies. */
export const signedOut: PersonState = { isSignedIn: false, person: null }

const store = createStore(() => signedOut)

export const personState = (): PersonState => store.getState()
export const setPersonState = (next: PersonState) => store.setState(next)
export const usePerson = (): PersonState => useStore(store)
