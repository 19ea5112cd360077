import { demoAccessKey } from '@cairn/contract/wire/headers'
import { createSandbox, type Sandbox } from '@cairn/sandbox/sandbox'
import type { BrowserMonitor } from '../analytics/analytics-routes.ts'
import { commerceRoutes } from '../commerce.ts'
import type { DecisionEngine } from '../experiments/decision-engine.ts'
import { createOwnDecisionEngine } from '../experiments/own-decision-engine-flow.ts'
import { importIntoEmpty } from '../imports.ts'
import type { MailKeys } from '../mail/stored-mails-flow.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { sandboxProvider } from '../payments/providers/sandbox-provider.ts'
import { isTemporaryFailure } from '../platform/database/database-errors.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import {
  captchaBy,
  createChallenges,
  noCaptcha,
  spendChallenge,
} from '../platform/defence/challenges.ts'
import { type Api, type ApiSettings, createApi } from '../platform/wire/api.ts'
import { checkAnswers } from '../platform/wire/serve.ts'
import { cardSecret } from './import-rows.ts'
import { sampleTemplateRows } from './sample-rows.ts'
import { createVisitor, shopOrigin, type Visitor } from './visitor.ts'

export type Shop = {
  database: OpenDatabase
  settings: ApiSettings
  /** Errors other than refusals, in order of occurrence. */
  unexpectedErrors: unknown[]
  /** The payment sandbox; its `work` sends the pending events. */
  sandbox: Sandbox
  /** Moves the clock of the sandbox forward. */
  advanceProvider: (milliseconds: number) => void
  provider: PaymentProvider
  mailKeys: MailKeys
  visitor: () => Visitor
  /** A visitor with a guest session, at an IP address. */
  guest: (clientIp?: string) => Promise<Visitor>
  close: () => Promise<void>
}

type Send = (request: Request) => Promise<Response>

/** Interceptors of the requests between the shop and the payment provider. */
type Interceptors = { toShop?: (send: Send) => Send; toProvider?: (send: Send) => Send }

const passThrough = (send: Send) => send

const defaultClientIp = '203.0.113.7'
const providerAddress = '198.51.100.20'
const sandboxOrigin = 'http://127.0.0.1:3001'
const sandboxSecret = 'the secret that shop and sandbox share'

const silentMonitor: BrowserMonitor = { measure: () => {}, reportError: () => {} }

type ShopOptions = Partial<ApiSettings> & {
  asksForCaptcha?: boolean
  countsAttempts?: boolean
  sitesWithoutAccounts?: string[]
  provider?: PaymentProvider
  decisionEngine?: DecisionEngine
  browserMonitor?: BrowserMonitor
  interceptors?: Interceptors
}

const settingsOfEveryShop = {
  mocks: true,
  publicOrigin: shopOrigin,
  accessKeys: new Set([demoAccessKey]),
  previewSecret: undefined,
  count: undefined,
}

/** The whole commerce core on its own database, which has the sample rows unless others are given. */
export async function openShop(
  {
    asksForCaptcha = false,
    countsAttempts = false,
    sitesWithoutAccounts = [],
    provider: customProvider,
    decisionEngine,
    browserMonitor,
    interceptors = {},
    ...apiSettings
  }: ShopOptions = {},
  rows?: () => readonly object[],
): Promise<Shop> {
  const database = await openTestDatabase(rows ? {} : { rows: sampleTemplateRows() })
  if (rows) await importIntoEmpty(database.query, { rows, cardSecret })
  const failures: unknown[] = []
  const challenges = createChallenges(
    'a secret of the tests, long enough',
    spendChallenge(database.query),
  )
  const {
    sandbox,
    advanceProvider,
    provider: defaultProvider,
  } = openProvider(interceptors, {
    api: (request) => api(request, providerAddress),
    onError: (error) => void failures.push(error),
  })
  const provider = customProvider ?? defaultProvider
  const mailKeys = { tokenSecret: 'another secret', cardSecret, publicOrigin: shopOrigin }
  const settings: ApiSettings = {
    routes: checkAnswers(
      commerceRoutes({
        database: database.query,
        ...mailKeys,
        countsAttempts,
        challenges,
        sitesWithoutAccounts: new Set(sitesWithoutAccounts),
        captcha: asksForCaptcha ? captchaBy(challenges) : noCaptcha,
        provider,
        decisionEngine: engineOf(database, decisionEngine),
        browserMonitor: { ...silentMonitor, ...browserMonitor },
      }),
    ),
    ...settingsOfEveryShop,
    challenges,
    observer: { onAnswer: () => {}, onFailure: (error) => void failures.push(error) },
    isOutage: isTemporaryFailure,
    ...apiSettings,
  }
  const api = createApi(settings)
  return {
    database,
    settings,
    unexpectedErrors: failures,
    sandbox,
    advanceProvider,
    provider,
    mailKeys,
    ...visitorFactories(api),
    close: async () => {
      sandbox.close()
      await database.close()
    },
  }
}

const engineOf = (database: OpenDatabase, custom: DecisionEngine | undefined): DecisionEngine =>
  custom ?? createOwnDecisionEngine(database.query)

function visitorFactories(api: Api): Pick<Shop, 'visitor' | 'guest'> {
  const visitor = (clientIp = defaultClientIp) => createVisitor((request) => api(request, clientIp))
  return {
    visitor,
    guest: async (clientIp) => {
      const guest = visitor(clientIp)
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
  }
}

type ProviderDeps = { api: Send; onError: (error: unknown) => void }

function openProvider(
  { toShop = passThrough, toProvider = passThrough }: Interceptors,
  shop: ProviderDeps,
) {
  let millisecondsAhead = 0
  const sandbox = createSandbox({
    file: ':memory:',
    secret: sandboxSecret,
    operatorKey: demoAccessKey,
    origin: sandboxOrigin,
    shopOrigins: [shopOrigin],
    post: { url: `${shopOrigin}/fapi/payments/events`, send: toShop(shop.api) },
    onError: shop.onError,
    nowMs: () => Date.now() + millisecondsAhead,
  })
  const provider = sandboxProvider({
    url: sandboxOrigin,
    secret: sandboxSecret,
    send: toProvider((request) => sandbox.answer(request)),
    timeoutMilliseconds: 1_000,
  })
  const advanceProvider = (milliseconds: number) => {
    millisecondsAhead += milliseconds
  }
  return { sandbox, provider, advanceProvider }
}
