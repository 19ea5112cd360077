import { flagCookies } from '@cairn/contract/wire/cookies'
import { isInStore } from '../person/person-store.ts'
import { isAssociate } from '../person/read-signed-in-person.ts'
import { cookieOf } from '../platform/cookies.ts'
import { readAllFavourites } from './change-favourites.ts'
import { favouritesKey, setFavourites } from './favourites-store.ts'

let isSyncing = false

/** Follows changes of other tabs at once, and those of other devices once a visit. */
export async function syncFavourites(): Promise<void> {
  if (isSyncing) return
  isSyncing = true
  window.addEventListener('storage', ({ key }) => {
    if (key === favouritesKey) setFavourites()
  })
  if (isNewVisit() && !(await isAssociate())) await readAllFavourites()
}

/** Without a session there are no favourites, nor for store staff without a shopper. */
function isNewVisit(): boolean {
  const session = cookieOf(document.cookie, flagCookies.usid)
  if (!session || isInStore()) return false
  try {
    const isNew = sessionStorage.getItem(favouritesKey) !== session
    sessionStorage.setItem(favouritesKey, session)
    return isNew
  } catch {
    return false
  }
}
