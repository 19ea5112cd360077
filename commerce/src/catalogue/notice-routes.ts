import { askForNotice } from '@cairn/contract/catalogue'
import { email } from '@cairn/contract/person'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serve } from '../platform/wire/serve.ts'
import { keepNotice } from './notice-store.ts'

type NoticeNeeds = {
  database: Database
  challenges: Challenges
  guards: { session: Guard<'session'> }
}

export const noticeRoutes = ({ database, challenges, guards }: NoticeNeeds) => [
  serve(askForNotice, guards.session, async ({ body, asked: { locale } }) => {
    const { sku, recaptcha_response: solution } = body
    const read = email.safeParse(body.email)
    if (!read.success) return refuse('emailMalformed')
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    const isKept = await keepNotice(database, { sku, email: read.data, locale })
    return isKept ? accept({}) : refuse('itemNotAvailable')
  }),
]
