import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { goOn } from '../platform/calls/handling.ts'
import type { Person } from './person-state.ts'
import {
  currentPerson,
  currentUsid,
  isInStore,
  isSignedIn,
  refreshPerson,
  storePerson,
} from './person-store.ts'

export type SignedInProfile = {
  person: Person | null
  /** An employee who has not accepted the terms of the employee discount yet. */
  hasToAcceptTerms: boolean
}

/** Reads and stores the profile of the signed-in person. If it fails, the next page tries again. */
export async function readSignedInPerson(handle: string | null = null): Promise<SignedInProfile> {
  const result = await browserCommerce().readProfile({ query: {} }, { profileNotFound: goOn })
  const usid = currentUsid()
  refreshPerson()
  if (!result.ok || usid === undefined || !isSignedIn())
    return { person: null, hasToAcceptTerms: false }
  const { consumerDetails, isEmployeeDiscountTCAccepted } = result.value.consumerProfile
  const { firstName = null, email, identity } = consumerDetails
  const isEmployee = identity.some(({ type }) => type === 'EMPLOYEE')
  const person = { usid, handle, firstName, email, isAssociate: isEmployee }
  storePerson(person)
  return { person, hasToAcceptTerms: isEmployee && !isEmployeeDiscountTCAccepted }
}

/** Whether there are no favourites and no saved items: employees have none, nor store staff without a shopper. */
export async function hasNoLists(): Promise<boolean> {
  if (!isSignedIn()) return isInStore()
  const person = currentPerson() ?? (await readSignedInPerson()).person
  return person?.isAssociate === true
}
