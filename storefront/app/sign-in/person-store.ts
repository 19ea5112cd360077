import { flagCookies } from '@cairn/contract/cookies'
import { cookieOf } from '../platform/cookies.ts'
import { isPerson, isSamePerson, type Person } from './person-memory.ts'
import { nobody, personState, type PersonState, tellPerson } from './person-state.ts'

const key = 'cairn_person'

export const isSignedIn = (): boolean => flag(flagCookies.login) === '1'
export const isInStore = (): boolean => flag(flagCookies.employee) === '1'
export const usidNow = (): string | undefined => flag(flagCookies.usid)

export function keepPerson(person: Person) {
  remember(person)
  hearOfPerson()
}

export function forgetPerson() {
  remember(null)
  hearOfPerson()
}

/** Looks again: cookies go by themselves, and other tabs sign in and out. */
export function hearOfPerson() {
  const now = stateNow()
  const known = personState()
  if (known.isSignedIn === now.isSignedIn && isSamePerson(known.person, now.person)) return
  tellPerson(now)
}

/** As this browser remembers them, if they are still here. */
export function personNow(): Person | null {
  const person = isSignedIn() ? remembered() : null
  return person && person.usid === usidNow() ? person : null
}

const stateNow = (): PersonState =>
  isSignedIn() ? { isSignedIn: true, person: personNow() } : nobody

const flag = (name: string) => cookieOf(document.cookie, name)

function remembered(): Person | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isPerson(kept) ? kept : null
  } catch {
    return null
  }
}

/** Where nothing may be kept, every page asks again. */
function remember(person: Person | null) {
  try {
    if (person) localStorage.setItem(key, JSON.stringify(person))
    else localStorage.removeItem(key)
  } catch {
    return
  }
}
