import { flagCookies } from '@cairn/contract/wire/cookies'
import { hasNoLists } from '../person/read-signed-in-person.ts'
import { storedText } from '../platform/browser-storage.ts'
import { cookieOf } from '../platform/cookies.ts'
import { readAllFavourites } from './change-favourites.ts'

const lastSession = storedText('cairn_favourites', 'sessionStorage')

/** Follows changes of other devices once a visit. */
export async function syncFavourites(): Promise<void> {
  if (isNewVisit() && !(await hasNoLists())) await readAllFavourites()
}

/** Without a session there are no favourites. */
function isNewVisit(): boolean {
  const session = cookieOf(document.cookie, flagCookies.usid)
  if (!session) return false
  return lastSession.read() !== session && lastSession.write(session)
}
