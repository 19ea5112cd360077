import { subscribeToStockNotice } from '@cairn/contract/catalogue/catalogue-calls'
import { email } from '@cairn/contract/fields/person'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Database } from '../../platform/database/database.ts'
import type { Challenges } from '../../platform/defence/challenges.ts'
import { type Guard, serve } from '../../platform/wire/serve.ts'
import { requestStockNotice } from './stock-notice-store.ts'

type StockNoticeRouteDeps = {
  database: Database
  challenges: Challenges
  guards: { session: Guard<'session'> }
}

export const stockNoticeRoutes = ({ database, challenges, guards }: StockNoticeRouteDeps) => [
  serve(subscribeToStockNotice, guards.session, async ({ body, context: { locale } }) => {
    const { sku, recaptcha_response: solution } = body
    const parsedEmail = email.safeParse(body.email)
    if (!parsedEmail.success) return refuse('emailMalformed')
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    const isKnownVariant = await requestStockNotice(database, {
      sku,
      email: parsedEmail.data,
      locale,
    })
    return isKnownVariant ? accept({}) : refuse('itemNotAvailable')
  }),
]
