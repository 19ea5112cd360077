import { demoAccessKey } from '@cairn/contract/headers'
import { createSandbox, type Sandbox } from '@cairn/sandbox/sandbox'
import { importIntoEmpty } from '../imports.ts'
import { commerceRoutes } from '../commerce.ts'
import { captchaBy, noCaptcha } from '../platform/defence/captcha.ts'
import { spendChallenge } from '../platform/defence/challenge-store.ts'
import type { MailKeys } from '../mail/mails-store.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { isPassing } from '../platform/database/is-unavailable.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { type ApiSettings, createApi } from '../platform/wire/api.ts'
import { createChallenges } from '../platform/defence/challenges.ts'
import { checkAnswers } from '../platform/wire/check-answers.ts'
import { cardSecret } from './card-secret.ts'
import { knownFilling } from './known-rows.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { sandboxProvider } from '../payments/sandbox-provider.ts'
import { createVisitor, shopOrigin, type Visitor } from './visitor.ts'

export type Shop = {
  database: OpenDatabase
  settings: ApiSettings
  /** What went wrong that was nobody's input, in the order of happening. */
  failures: unknown[]
  /** The payment provider: its `work` brings what it has to tell. */
  sandbox: Sandbox
  provider: PaymentProvider
  mailKeys: MailKeys
  visitor: () => Visitor
  /** A visitor with a guest session. */
  guest: () => Promise<Visitor>
  close: () => Promise<void>
}

const clientAddress = '203.0.113.7'
const providerAddress = '198.51.100.20'
const sandboxOrigin = 'http://127.0.0.1:3001'
const sandboxSecret = 'the secret that shop and sandbox share'

/** The whole commerce core on a database of its own, filled with the known styles and the demo pages unless another is given. */
export async function openShop(
  {
    asksForCaptcha = false,
    countsTries = false,
    sitesWithoutAccounts = [],
    provider: given,
    ...more
  }: Partial<ApiSettings> & {
    asksForCaptcha?: boolean
    countsTries?: boolean
    sitesWithoutAccounts?: string[]
    provider?: PaymentProvider
  } = {},
  rows?: () => readonly object[],
): Promise<Shop> {
  const database = await openTestDatabase(rows ? {} : { filling: knownFilling() })
  if (rows) await importIntoEmpty(database.query, { rows, cardSecret })
  const failures: unknown[] = []
  const challenges = createChallenges(
    'a secret of the tests, long enough',
    spendChallenge(database.query),
  )
  const sandbox = createSandbox({
    file: ':memory:',
    secret: sandboxSecret,
    operatorKey: demoAccessKey,
    origin: sandboxOrigin,
    shopOrigins: [shopOrigin],
    post: {
      url: `${shopOrigin}/fapi/payments/events`,
      send: (request) => api(request, providerAddress),
    },
    failed: (error) => void failures.push(error),
  })
  const provider =
    given ??
    sandboxProvider({
      address: sandboxOrigin,
      secret: sandboxSecret,
      send: (request) => sandbox.answer(request),
      timeoutMilliseconds: 1_000,
    })
  const mailKeys = { tokenSecret: 'another secret', cardSecret, publicOrigin: shopOrigin }
  const settings: ApiSettings = {
    routes: checkAnswers(
      commerceRoutes({
        database: database.query,
        ...mailKeys,
        countsTries,
        challenges,
        sitesWithoutAccounts: new Set(sitesWithoutAccounts),
        captcha: asksForCaptcha ? captchaBy(challenges) : noCaptcha,
        provider,
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
    sandbox,
    provider,
    mailKeys,
    visitor,
    guest: async () => {
      const guest = visitor()
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
    close: async () => {
      sandbox.close()
      await database.close()
    },
  }
}
