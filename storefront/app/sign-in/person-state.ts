import type { Person } from './person-memory.ts'

export type PersonState = { isSignedIn: boolean; person: Person | null }

/** Until the browser has looked, everybody is a guest. */
export const nobody: PersonState = { isSignedIn: false, person: null }

let state = nobody
const listeners = new Set<() => void>()

export const personState = (): PersonState => state

export function subscribeToPerson(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellPerson(next: PersonState) {
  state = next
  for (const listener of listeners) listener()
}
