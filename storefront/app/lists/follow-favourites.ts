import { flagCookies } from '@cairn/contract/cookies'
import { isAssociate } from '../sign-in/is-associate.ts'
import { isInStore } from '../sign-in/person-store.ts'
import { cookieOf } from '../platform/cookies.ts'
import { readAllFavourites } from './change-favourites.ts'
import { favouritesKey, tellFavourites } from './favourites-store.ts'

let isFollowing = false

/** Hears of other tabs at once, and of other devices once a visit. */
export async function followFavourites(): Promise<void> {
  if (isFollowing) return
  isFollowing = true
  window.addEventListener('storage', ({ key }) => {
    if (key === favouritesKey) tellFavourites()
  })
  if (isNewVisit() && !(await isAssociate())) await readAllFavourites()
}

/** Whoever has no session has none, and neither has store staff before a shopper comes. */
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
