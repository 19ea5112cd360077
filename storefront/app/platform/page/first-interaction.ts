import { flagCookies } from '@cairn/contract/wire/cookies'
import { cookieOf } from '../cookies.ts'

declare global {
  var firstInteraction: Promise<unknown> | undefined
}

/**
 * Resolves when the visitor presses, touches, scrolls or types something, or moves the pointer. The start script of the
 * page notes it (`defer-scripts.ts`), so that an interaction before hydration counts. Where there is none, as on the
 * server and during development, nothing waits.
 */
export const firstInteraction: Promise<unknown> = globalThis.firstInteraction ?? Promise.resolve()

/**
 * When the parts of a page are hydrated that work without scripts. They do not wait for an interaction if the visitor has
 * a session, because the header shows who is signed in and hearts show favourites; nor after a link to a part of the
 * page, which may open a dialog; nor in the cart, whose content the browser may replace, for which React waits until all
 * of the page is hydrated.
 */
export const whenUsed: Promise<unknown> = isNeededAtOnce() ? Promise.resolve() : firstInteraction

function isNeededAtOnce(): boolean {
  if (typeof document === 'undefined') return true
  const hasSession = cookieOf(document.cookie, flagCookies.usid) !== undefined
  return hasSession || location.hash !== '' || location.pathname.endsWith('/cart')
}
