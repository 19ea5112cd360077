import { browserCommerce } from '../platform/browser-commerce.ts'
import { hearOfPerson, isSignedIn, keepPerson, usidNow } from './person-store.ts'
import type { Person } from './person-memory.ts'

export type Asked = {
  person: Person | null
  /** Works here, and has not accepted yet on what terms. */
  owesTerms: boolean
}

/** The name and address of whoever is signed in; what is not told now is asked again on the next page. */
export async function askWho(handle: string | null = null): Promise<Asked> {
  const read = await browserCommerce().readProfile({ query: {} })
  const usid = usidNow()
  hearOfPerson()
  if (!read.ok || usid === undefined || !isSignedIn()) return { person: null, owesTerms: false }
  const { consumerDetails, isEmployeeDiscountTCAccepted } = read.value.consumerProfile
  const { firstName = null, email, identity } = consumerDetails
  const isAssociate = identity.some(({ type }) => type === 'EMPLOYEE')
  const person = { usid, handle, firstName, email, isAssociate }
  keepPerson(person)
  return { person, owesTerms: isAssociate && !isEmployeeDiscountTCAccepted }
}
