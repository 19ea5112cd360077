import { amountOf } from '@cairn/contract/money'
import { readGiftCardBalance } from '@cairn/contract/payments'
import { accept, refuse } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { type GuessNeeds, lookAtCard, unlessAway } from './gift-card-guess-store.ts'
import { findAudited } from './gift-card-store.ts'
import { checkGiftCard, maskedCodeOf } from './gift-card.ts'

type BalanceNeeds = GuessNeeds & { guards: SessionGuards }

export const balanceRoutes = ({ guards, ...needs }: BalanceNeeds) => [
  serve(readGiftCardBalance, guards.session, ({ grant, body, asked }) => {
    const { clientAddress, site } = asked
    const captchaResponse = body.recaptcha_response
    const guess = { ...body, consumerId: grant.consumerId, clientAddress, captchaResponse }
    return lookAtCard(needs, guess, async (database, named) => {
      const found = await unlessAway(() => findAudited(database, named))
      if (!found.ok) return found
      const checked = checkGiftCard(found.value, found.value?.kind ?? 'gift')
      if (!checked.ok) return checked
      const { balance, currency, last4, expiresOn } = checked.value
      // Rather none than a wrong one.
      if (found.value?.sum !== balance) return refuse('giftCardBalanceFailed')
      return accept({
        balance: amountOf(balance),
        currency: currency ?? site.currency,
        maskedCode: maskedCodeOf(last4),
        expiresOn,
      })
    })
  }),
]
