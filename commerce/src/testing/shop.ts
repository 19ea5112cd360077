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

type Send = (request: Request) => Promise<Response>

/** What may happen to what shop and payment provider say to each other. */
type OnTheWay = { toShop?: (send: Send) => Send; toProvider?: (send: Send) => Send }

const straight = (send: Send) => send

const clientAddress = '203.0.113.7'
const providerAddress = '198.51.100.20'
const sandboxOrigin = 'http://127.0.0.1:3001'
const sandboxSecret = 'the secret that shop and sandbox share'

type Wishes = Partial<ApiSettings> & {
  asksForCaptcha?: boolean
  countsTries?: boolean
  sitesWithoutAccounts?: string[]
  provider?: PaymentProvider
  onTheWay?: OnTheWay
}

/** The whole commerce core on a database of its own, filled with the known styles and the demo pages unless another is given. */
export async function openShop(
  {
    asksForCaptcha = false,
    countsTries = false,
    sitesWithoutAccounts = [],
    provider: given,
    onTheWay = {},
    ...more
  }: Wishes = {},
  rows?: () => readonly object[],
): Promise<Shop> {
  const database = await openTestDatabase(rows ? {} : { filling: knownFilling() })
  if (rows) await importIntoEmpty(database.query, { rows, cardSecret })
  const failures: unknown[] = []
  const challenges = createChallenges(
    'a secret of the tests, long enough',
    spendChallenge(database.query),
  )
  const { sandbox, provider: usual } = openProvider(onTheWay, {
    api: (request) => api(request, providerAddress),
    failed: (error) => void failures.push(error),
  })
  const provider = given ?? usual
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
  return {
    database,
    settings,
    failures,
    sandbox,
    provider,
    mailKeys,
    ...visitorsAt((request) => api(request, clientAddress)),
    close: async () => {
      sandbox.close()
      await database.close()
    },
  }
}

function visitorsAt(door: Send): Pick<Shop, 'visitor' | 'guest'> {
  const visitor = () => createVisitor(door)
  return {
    visitor,
    guest: async () => {
      const guest = visitor()
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
  }
}

type Behind = { api: Send; failed: (error: unknown) => void }

function openProvider({ toShop = straight, toProvider = straight }: OnTheWay, behind: Behind) {
  const sandbox = createSandbox({
    file: ':memory:',
    secret: sandboxSecret,
    operatorKey: demoAccessKey,
    origin: sandboxOrigin,
    shopOrigins: [shopOrigin],
    post: { url: `${shopOrigin}/fapi/payments/events`, send: toShop(behind.api) },
    failed: behind.failed,
  })
  const provider = sandboxProvider({
    address: sandboxOrigin,
    secret: sandboxSecret,
    send: toProvider((request) => sandbox.answer(request)),
    timeoutMilliseconds: 1_000,
  })
  return { sandbox, provider }
}
