import { browserCommerce } from '../platform/browser-commerce.ts'
import { forgetEverything } from './forget-everything.ts'
import { personState } from './person-state.ts'

/** Ends the session, forgets whose it was, and lets whoever is here now go on as a guest. */
export async function signOut(): Promise<void> {
  const commerce = browserCommerce()
  const handle = personState().person?.handle ?? (await handleNow())
  await commerce.signOut({ body: handle === undefined ? {} : { refreshToken: handle } })
  // A guest's token is asked for also where signing out was not heard: it ends what there was.
  await commerce.requestToken({ body: { type: 'Guest' } })
  forgetEverything()
}

async function handleNow(): Promise<string | undefined> {
  const renewed = await browserCommerce().requestToken({ body: { type: 'Refresh' } })
  return renewed.ok ? renewed.value.refreshToken : undefined
}
