import { askWho } from './ask-who.ts'
import { isSignedIn, personNow } from './person-store.ts'

/** Whoever works here shops without lists. */
export async function isAssociate(): Promise<boolean> {
  if (!isSignedIn()) return false
  const person = personNow() ?? (await askWho()).person
  return person?.isAssociate === true
}
