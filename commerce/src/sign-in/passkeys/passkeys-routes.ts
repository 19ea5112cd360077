import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  readPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@cairn/contract/accounts/passkey-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { findEmails } from '../../accounts/account-store.ts'
import { findPassword } from '../../accounts/password-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuseWhenBusy } from '../../platform/passwords.ts'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { checkCurrentPassword } from '../current-password-flow.ts'
import { issueChallenge } from './passkey-challenges-store.ts'
import { creationOptions, maxPasskeys, relyingPartyAt, requestOptions } from './passkey.ts'
import { addPasskeyInSession, removePasskeyOf, signInByPasskey } from './passkeys-flow.ts'
import { shopperOutsideStores } from './passkeys-guard.ts'
import { findPasskeys, renameOwnPasskey } from './passkeys-store.ts'

type PasskeysDeps = {
  database: Database
  guards: SessionGuards
  publicOrigin: string
  sitesWithoutAccounts: ReadonlySet<string>
}

export const passkeysRoutes = (deps: PasskeysDeps) => [
  ...ownPasskeysRoutes(deps),
  ...passkeySignInRoutes(deps),
]

function ownPasskeysRoutes({ database, guards, publicOrigin }: PasskeysDeps) {
  const guard = shopperOutsideStores(guards)
  const relyingParty = relyingPartyAt(publicOrigin)
  return [
    serve(readPasskeys, guard, async ({ access: { consumerId } }) => {
      const passkeys = await findPasskeys(database, consumerId)
      return accept({
        passkeys: passkeys.map(({ passkeyId, name, createdAt, lastSignInAt }) => ({
          passkeyId,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastSignInAt?.toISOString() ?? null,
        })),
      })
    }),

    serve(beginPasskey, guard, async ({ access, body: { currentPassword } }) => {
      const { id: sessionId, consumerId: accountId } = access
      const stored = await findPassword(database, accountId)
      if (!stored) return refuse('invalidCustomer')
      const checked = await refuseWhenBusy(() =>
        checkCurrentPassword(database, { ...stored, accountId, currentPassword }),
      )
      if (!checked.ok) return checked
      const passkeys = await findPasskeys(database, accountId)
      if (passkeys.length >= maxPasskeys) return refuse('passkeysFull')
      const email = (await findEmails(database, [accountId])).get(accountId) ?? stored.login
      const challenge = await issueChallenge(database, { sessionId, purpose: 'add' })
      const account = { id: accountId, email }
      return accept(creationOptions({ relyingParty, challenge, account, passkeys }))
    }),

    serve(addPasskey, guard, ({ access: session, body, context: { locale } }) =>
      addPasskeyInSession(database, { session, ...body, relyingParty, locale }),
    ),

    serve(renamePasskey, guard, async ({ access: { consumerId: accountId }, params, body }) => {
      await renameOwnPasskey(database, { accountId, ...params, ...body })
      return accept({})
    }),

    serve(removePasskey, guard, async ({ access: { consumerId: accountId }, params }) => {
      await removePasskeyOf(database, { accountId, ...params })
      return accept({})
    }),
  ]
}

function passkeySignInRoutes({ database, guards, publicOrigin, ...shop }: PasskeysDeps) {
  const relyingParty = relyingPartyAt(publicOrigin)
  return [
    serve(beginPasskeySignIn, guards.session, async ({ access: { id: sessionId } }) => {
      const challenge = await issueChallenge(database, { sessionId, purpose: 'signIn' })
      return accept(requestOptions(relyingParty, challenge))
    }),

    serve(signInWithPasskey, guards.session, async ({ access, body, context: { site } }) => {
      if (shop.sitesWithoutAccounts.has(site.siteId)) return refuse('customerListUnknown')
      return signInByPasskey(database, { sessionId: access.id, ...body, relyingParty })
    }),
  ]
}
