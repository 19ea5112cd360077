import {
  downloadOwnData,
  eraseAccount,
  exportOwnData,
  readErasure,
} from '@cairn/contract/privacy/privacy-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { countUnverifiedReset } from '../accounts/reset-requests-store.ts'
import { findOpenOrders } from '../orders/open-orders-store.ts'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { type Captcha, isSolvedOrCounted } from '../platform/defence/challenges.ts'
import { refuseWhenBusy } from '../platform/passwords.ts'
import type { Person } from '../platform/privacy/personal-data.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { clearedCookies, setCookies } from '../sessions/session-answers-wire.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isInStore, type LiveSession } from '../sessions/session.ts'
import { dataPage } from './data-page.ts'
import { eraseAccountOf } from './erase-account-flow.ts'
import { keptDataOf } from './erasure.ts'
import { exportPerson, findKeptOfPerson, findPerson } from './person-flow.ts'

type PrivacyDeps = {
  database: Database
  guards: SessionGuards
  captcha: Captcha
  /** Forgets what this node keeps in memory of the carts of a shopper. */
  forgetCarts: (consumerId: string) => void
}

export function privacyRoutes({ database, guards, captcha, forgetCarts }: PrivacyDeps) {
  const mayAsk = (solution: string | undefined, { clientIp }: RequestContext) =>
    isSolvedOrCounted(captcha, { solution, action: 'login' }, () =>
      countUnverifiedReset(database, clientIp),
    )

  /** Store staff who act for a shopper do not see everything, and erase nothing. */
  async function personOf(
    session: LiveSession,
  ): Promise<Result<Person, Refusal<'sessionNotEntitled' | 'invalidCustomer'>>> {
    if (isInStore(session)) return refuse('sessionNotEntitled')
    const person = await findPerson(database, session.consumerId)
    return person ? accept(person) : refuse('invalidCustomer')
  }

  async function exportOf(session: LiveSession) {
    const person = await personOf(session)
    if (!person.ok) return person
    const exportedAt = await readClock(database)
    const data = await exportPerson(database, person.value)
    return accept({ exportedAt: exportedAt.toISOString(), data })
  }

  return [
    serve(exportOwnData, guards.shopper, ({ access }) => exportOf(access)),

    serve(downloadOwnData, guards.shopper, async ({ access, context }) => {
      const exported = await exportOf(access)
      return exported.ok
        ? accept(new TextEncoder().encode(dataPage(exported.value, context.locale)))
        : exported
    }),

    serve(readErasure, guards.shopper, async ({ access }) => {
      const person = await personOf(access)
      if (!person.ok) return person
      return accept({
        openOrders: await findOpenOrders(database, person.value),
        kept: keptDataOf(await findKeptOfPerson(database, person.value)),
        isEmailVerified: person.value.provenEmail !== null,
      })
    }),

    serve(eraseAccount, guards.shopper, async ({ access, body, context }) => {
      if (isInStore(access)) return refuse('sessionNotEntitled')
      if (!(await mayAsk(body.recaptcha_response, context))) return refuse('captchaFailed')
      const { consumerId: accountId } = access
      const { currentPassword } = body
      const { locale } = context
      const erased = await refuseWhenBusy(() =>
        eraseAccountOf(database, { accountId, currentPassword, locale }),
      )
      if (!erased.ok) return erased
      forgetCarts(accountId)
      setCookies(context, clearedCookies())
      return accept({})
    }),
  ]
}
