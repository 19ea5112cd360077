import { browserCommerce } from '../platform/browser-commerce.ts'
import { hearOfPerson, isSignedIn, keepPerson, usidNow } from './person-store.ts'
import type { Person } from './person-memory.ts'

/** The name and address of whoever is signed in; what is not told now is asked again on the next page. */
export async function askWho(handle: string | null = null): Promise<Person | null> {
  const read = await browserCommerce().readProfile({ query: {} })
  const usid = usidNow()
  hearOfPerson()
  if (!read.ok || usid === undefined || !isSignedIn()) return null
  const { firstName = null, email, identity } = read.value.consumerProfile.consumerDetails
  const isAssociate = identity.some(({ type }) => type === 'EMPLOYEE')
  const person = { usid, handle, firstName, email, isAssociate }
  keepPerson(person)
  return person
}
