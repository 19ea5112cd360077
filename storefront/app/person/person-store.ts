import { flagCookies } from '@cairn/contract/wire/cookies'
import { hasTexts, storedValue } from '../platform/browser-storage.ts'
import { cookieOf } from '../platform/cookies.ts'
import {
  type Person,
  personState,
  type PersonState,
  setPersonState,
  signedOut,
} from './person-state.ts'

const isPerson = (stored: unknown): stored is Person =>
  hasTexts(stored, ['usid']) &&
  'isAssociate' in stored &&
  typeof stored.isAssociate === 'boolean' &&
  ['handle', 'firstName', 'email'].every((name) => {
    const value: unknown = Reflect.get(stored, name)
    return value === null || typeof value === 'string'
  })

/** Without storage, every page reads the profile again. */
const storedPerson = storedValue('cairn_person', isPerson)

export const isSignedIn = (): boolean => cookie(flagCookies.login) === '1'
export const isInStore = (): boolean => cookie(flagCookies.employee) === '1'
export const currentUsid = (): string | undefined => cookie(flagCookies.usid)

export function storePerson(person: Person) {
  storedPerson.write(person)
  refreshPerson()
}

export function clearPerson() {
  storedPerson.write(null)
  refreshPerson()
}

/** Reads cookies and storage again: cookies expire, and other tabs sign in and out. */
export function refreshPerson() {
  const next = currentState()
  const previous = personState()
  if (previous.isSignedIn === next.isSignedIn && isSamePerson(previous.person, next.person)) return
  setPersonState(next)
}

/** The stored person, if the current session is still theirs. */
export function currentPerson(): Person | null {
  const person = isSignedIn() ? storedPerson.read() : null
  return person && person.usid === currentUsid() ? person : null
}

const currentState = (): PersonState =>
  isSignedIn() ? { isSignedIn: true, person: currentPerson() } : signedOut

const cookie = (name: string) => cookieOf(document.cookie, name)

const isSamePerson = (one: Person | null, other: Person | null): boolean =>
  one?.usid === other?.usid && one?.firstName === other?.firstName && one?.email === other?.email
