import { useSyncExternalStore } from 'react'

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

let state = signedOut
const listeners = new Set<() => void>()

export const personState = (): PersonState => state

export function subscribeToPerson(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setPersonState(next: PersonState) {
  state = next
  for (const listener of listeners) listener()
}

export const usePerson = (): PersonState =>
  useSyncExternalStore(subscribeToPerson, personState, () => signedOut)
