/* oxlint-disable no-restricted-globals, unicorn/consistent-function-scoping -- the page contains the text of the function, which uses nothing from outside */
import { flagCookies } from '@cairn/contract/wire/cookies'
import { groupsCookie } from '@cairn/contract/wire/groups-cookie'
import type { Visitor } from './shown-branch.ts'
import { testContext } from './test-context.ts'

/** Where the browser stores what it knows about its visitor. */
export const visitorNames = {
  login: flagCookies.login,
  groups: groupsCookie,
  test: testContext,
  cart: 'cairn_cart',
}

/**
 * Reads it. Browsers may refuse access to their storage, and it may contain anything. Pages contain the text of this
 * function, so it uses nothing from outside.
 */
export function readVisitor({ login, groups, test, cart }: typeof visitorNames): Visitor {
  const cookie = (name: string) =>
    new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  const attempt = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read()
    } catch {
      return otherwise
    }
  }
  const query = new URLSearchParams(location.search).get(test)
  return {
    isSignedIn: cookie(login) === '1',
    groups: cookie(groups).split('.'),
    hasItems: attempt(() => JSON.parse(localStorage.getItem(cart) ?? '').count > 0, false),
    forced: attempt(() => query ?? decodeURIComponent(cookie(test)), '')
      .split(',')
      .filter(Boolean),
  }
}
