import { flagCookies } from '@cairn/contract/cookies'
import { cookieOf } from '../platform/cookies.ts'
import { readAllFavourites } from './change-favourites.ts'
import { favouritesKey, tellFavourites } from './favourites-store.ts'

let isFollowing = false

/** Hears of other tabs at once, and of other devices once a visit. */
export function followFavourites() {
  if (isFollowing) return
  isFollowing = true
  window.addEventListener('storage', ({ key }) => {
    if (key === favouritesKey) tellFavourites()
  })
  if (isNewVisit()) void readAllFavourites()
}

/** Whoever has no session has none, and employees shop without. */
function isNewVisit(): boolean {
  const session = cookieOf(document.cookie, flagCookies.usid)
  if (!session || cookieOf(document.cookie, flagCookies.employee) === 'true') return false
  try {
    const isNew = sessionStorage.getItem(favouritesKey) !== session
    sessionStorage.setItem(favouritesKey, session)
    return isNew
  } catch {
    return false
  }
}
