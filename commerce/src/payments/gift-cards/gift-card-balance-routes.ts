import { amountOf } from '@cairn/contract/fields/money'
import { readGiftCardBalance } from '@cairn/contract/payments/payment-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { findGiftCardWithLedgerSum } from './gift-card-store.ts'
import { checkGiftCard, maskedCodeOf } from './gift-card.ts'
import {
  type GiftCardLookupDeps,
  lookUpGiftCard,
  catchGiftCardOutage,
} from './look-up-gift-card-flow.ts'

type BalanceDeps = GiftCardLookupDeps & { guards: SessionGuards }

export const giftCardBalanceRoutes = ({ guards, ...deps }: BalanceDeps) => [
  serve(readGiftCardBalance, guards.session, ({ access, body, context }) => {
    const { clientIp, site } = context
    const captchaResponse = body.recaptcha_response
    const lookup = { ...body, consumerId: access.consumerId, clientIp, captchaResponse }
    return lookUpGiftCard(deps, lookup, async (database, key) => {
      const result = await catchGiftCardOutage(() => findGiftCardWithLedgerSum(database, key))
      if (!result.ok) return result
      const checked = checkGiftCard(result.value, result.value?.kind ?? 'gift')
      if (!checked.ok) return checked
      const { balance, currency, last4, expiresOn } = checked.value
      // Shows no balance rather than one that disagrees with the ledger.
      if (result.value?.sum !== balance) return refuse('giftCardBalanceFailed')
      return accept({
        balance: amountOf(balance),
        currency: currency ?? site.currency,
        maskedCode: maskedCodeOf(last4),
        expiresOn,
      })
    })
  }),
]
