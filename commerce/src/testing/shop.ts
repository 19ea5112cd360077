import { demoAccessKey } from '@cairn/contract/headers'
import { importIntoEmpty } from '../imports.ts'
import { commerceRoutes } from '../commerce.ts'
import { captchaBy, noCaptcha } from '../platform/defence/captcha.ts'
import { spendChallenge } from '../platform/defence/challenge-store.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { isPassing } from '../platform/database/is-unavailable.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { type ApiSettings, createApi } from '../platform/wire/api.ts'
import { createChallenges } from '../platform/defence/challenges.ts'
import { checkAnswers } from '../platform/wire/check-answers.ts'
import { knownFilling } from './known-rows.ts'
import { createVisitor, shopOrigin, type Visitor } from './visitor.ts'

export type Shop = {
  database: OpenDatabase
  settings: ApiSettings
  /** What went wrong that was nobody's input, in the order of happening. */
  failures: unknown[]
  visitor: () => Visitor
  /** A visitor with a guest session. */
  guest: () => Promise<Visitor>
  close: () => Promise<void>
}

const clientAddress = '203.0.113.7'

/** The whole commerce core on a database of its own, filled with the known styles and the demo pages unless another is given. */
export async function openShop(
  {
    asksForCaptcha = false,
    sitesWithoutAccounts = [],
    ...more
  }: Partial<ApiSettings> & { asksForCaptcha?: boolean; sitesWithoutAccounts?: string[] } = {},
  rows?: () => readonly object[],
): Promise<Shop> {
  const database = await openTestDatabase(rows ? {} : { filling: knownFilling() })
  if (rows) await importIntoEmpty(database.query, rows)
  const failures: unknown[] = []
  const challenges = createChallenges(
    'a secret of the tests, long enough',
    spendChallenge(database.query),
  )
  const settings: ApiSettings = {
    routes: checkAnswers(
      commerceRoutes({
        database: database.query,
        tokenSecret: 'another secret',
        challenges,
        sitesWithoutAccounts: new Set(sitesWithoutAccounts),
        captcha: asksForCaptcha ? captchaBy(challenges) : noCaptcha,
      }),
    ),
    mocks: true,
    publicOrigin: shopOrigin,
    accessKeys: new Set([demoAccessKey]),
    count: undefined,
    challenges,
    watch: { answered: () => {}, failed: (error) => void failures.push(error) },
    isOutage: isPassing,
    ...more,
  }
  const api = createApi(settings)
  const visitor = () => createVisitor((request) => api(request, clientAddress))
  return {
    database,
    settings,
    failures,
    visitor,
    guest: async () => {
      const guest = visitor()
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
    close: () => database.close(),
  }
}
