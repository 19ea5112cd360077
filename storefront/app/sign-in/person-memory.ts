/** What the browser remembers of whoever is signed in, between pages. */
export type Person = {
  /** Names the session that it is of. */
  usid: string
  /** Names the session when it is ended; opens nothing. */
  handle: string | null
  firstName: string | null
  email: string | null
  /** Shops at the terms of those who work here. */
  isAssociate: boolean
}

export const isPerson = (kept: unknown): kept is Person =>
  typeof kept === 'object' &&
  kept !== null &&
  'usid' in kept &&
  typeof kept.usid === 'string' &&
  'isAssociate' in kept &&
  typeof kept.isAssociate === 'boolean' &&
  ['handle', 'firstName', 'email'].every((name) => {
    const value: unknown = Reflect.get(kept, name)
    return value === null || typeof value === 'string'
  })

export const isSamePerson = (one: Person | null, other: Person | null): boolean =>
  one?.usid === other?.usid && one?.firstName === other?.firstName && one?.email === other?.email
