import { personState } from '../person/person-state.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { goOn } from '../platform/calls/handling.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'

/** Ends the session, clears personal data and opens a guest session. */
export async function signOut(): Promise<void> {
  const commerce = browserCommerce()
  const handle = personState().person?.handle ?? (await readRefreshToken())
  await commerce.signOut({ body: handle === undefined ? {} : { refreshToken: handle } })
  // A guest token also ends the old session, so it is requested even if signing out has failed.
  await commerce.requestToken(
    { body: { type: 'Guest' } },
    { cannotAuthorize: goOn, codeInvalid: goOn, tokenDuplicated: goOn, verifierMismatch: goOn },
  )
  clearPersonalData()
}

async function readRefreshToken(): Promise<string | undefined> {
  const result = await browserCommerce().requestToken(
    { body: { type: 'Refresh' } },
    { cannotAuthorize: goOn, codeInvalid: goOn, tokenDuplicated: goOn, verifierMismatch: goOn },
  )
  return result.ok ? result.value.refreshToken : undefined
}
