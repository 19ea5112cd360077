import { flagCookies } from '@cairn/contract/wire/cookies'
import { cookieOf } from '../platform/cookies.ts'
import {
  type Person,
  personState,
  type PersonState,
  setPersonState,
  signedOut,
} from './person-state.ts'

const key = 'cairn_person'

export const isSignedIn = (): boolean => cookie(flagCookies.login) === '1'
export const isInStore = (): boolean => cookie(flagCookies.employee) === '1'
export const currentUsid = (): string | undefined => cookie(flagCookies.usid)

export function storePerson(person: Person) {
  writeStoredPerson(person)
  refreshPerson()
}

export function clearPerson() {
  writeStoredPerson(null)
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
  const person = isSignedIn() ? readStoredPerson() : null
  return person && person.usid === currentUsid() ? person : null
}

const currentState = (): PersonState =>
  isSignedIn() ? { isSignedIn: true, person: currentPerson() } : signedOut

const cookie = (name: string) => cookieOf(document.cookie, name)

function readStoredPerson(): Person | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isPerson(stored) ? stored : null
  } catch {
    return null
  }
}

/** Without storage, every page reads the profile again. */
function writeStoredPerson(person: Person | null) {
  try {
    if (person) localStorage.setItem(key, JSON.stringify(person))
    else localStorage.removeItem(key)
  } catch {
    return
  }
}

const isPerson = (stored: unknown): stored is Person =>
  typeof stored === 'object' &&
  stored !== null &&
  'usid' in stored &&
  typeof stored.usid === 'string' &&
  'isAssociate' in stored &&
  typeof stored.isAssociate === 'boolean' &&
  ['handle', 'firstName', 'email'].every((name) => {
    const value: unknown = Reflect.get(stored, name)
    return value === null || typeof value === 'string'
  })

const isSamePerson = (one: Person | null, other: Person | null): boolean =>
  one?.usid === other?.usid && one?.firstName === other?.firstName && one?.email === other?.email
