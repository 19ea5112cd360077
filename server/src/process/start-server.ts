import type { BrowserMonitor } from '@cairn/commerce/analytics/analytics-routes'
import { commerceRoutes } from '@cairn/commerce/commerce'
import type { PaymentProvider } from '@cairn/commerce/payments/providers/provider'
import { pollChanges } from '@cairn/commerce/platform/cache/change-store'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { isTemporaryFailure } from '@cairn/commerce/platform/database/database-errors'
import {
  captchaBy,
  createChallenges,
  noCaptcha,
  spendChallenge,
} from '@cairn/commerce/platform/defence/challenges'
import { createCounter } from '@cairn/commerce/platform/limits/rate-counter'
import { createAnswerCache } from '@cairn/commerce/platform/wire/answer-cache'
import { createApi, type ApiSettings } from '@cairn/commerce/platform/wire/api'
import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process-client'
import { checkAnswers } from '@cairn/commerce/platform/wire/serve'
import { openPages } from '@cairn/storefront/pages'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { readAssets } from '../http/assets.ts'
import { createHttpApp } from '../http/http-app.ts'
import { type GracefulShutdown, listen } from '../http/listen.ts'
import { type HeaderSettings, addSecurityHeaders } from '../http/security-headers.ts'
import { openImages } from '../images/images.ts'
import { createInbox } from '../inbox/inbox.ts'
import { createBrowserMonitor } from '../monitoring/browser-monitor.ts'
import { createCallObserver, type MonitoringSinks, reportFailure } from '../monitoring/failures.ts'
import type { Log } from '../monitoring/log.ts'
import { createDatabaseReadiness } from '../monitoring/readiness.ts'
import { createPageHandler, createPageCache, type PageCache } from '../pages/page-cache.ts'
import { createPageTurns } from '../pages/page-turns.ts'
import { createReference } from '../pages/reference/serve-reference.ts'
import { createRenderer } from '../pages/render-page.ts'
import { createDecisionEngine, createPaymentProvider, mailKeysFrom } from './providers.ts'

type ServerDeps = {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  monitoring: MonitoringSinks
}

const headerSettingsOf = (config: Config): HeaderSettings => ({
  publicOrigin: config.publicOrigin,
  isDevelopment: config.CAIRN_DEV,
  paymentOrigin: config.paymentProvider === 'sandbox' ? config.sandboxOrigin : undefined,
})

/** Serves the commerce core and the pages on one port. */
export async function startServer({ config, secrets, database, monitoring }: ServerDeps) {
  const caches = await openCaches(database, monitoring.log)
  const provider = createPaymentProvider(config, secrets)
  const settings = apiSettings({
    config,
    secrets,
    database,
    provider,
    answerCache: caches.answers,
    observer: createCallObserver(monitoring),
    browserMonitor: createBrowserMonitor(monitoring),
  })
  const headerSettings = headerSettingsOf(config)
  const pages = await openPages({ dev: config.CAIRN_DEV })
  const render = createRenderer({
    ...headerSettings,
    pages,
    clientFor: createInProcessClient(settings),
    ...pageOptionsOf(config),
    offers: provider.offers,
    reportError: settings.observer.onFailure,
    observeDuration: (status, seconds) =>
      monitoring.metrics.pages.observe({ status: String(status) }, seconds),
  })
  const images = await openImages(config, monitoring.log)
  const isDatabaseReady = createDatabaseReadiness(database, clock)
  let isStopping = false
  const handleRequest = createHttpApp({
    ...headerSettings,
    api: createApi(settings),
    pages: createPageHandler({ render, ...pageLimitsOf(config, caches.pages) }),
    assets: await readAssets(pages.assets),
    images: images.respond,
    inbox: config.hasInbox ? createInbox(database, mailKeysFrom(config, secrets)) : undefined,
    reference: createReference({ ...settings, isLimited: config.RATE_LIMITS === 'on' }),
    metrics: monitoring.metrics,
    opensOperatorPages: config.OPERATOR_ACCESS === 'network',
    metricsAccess: { token: config.METRICS_TOKEN, isRealShop: config.isRealShop },
    isReady: async () => !isStopping && (await isDatabaseReady()),
    reportError: (error, correlationId) => reportFailure(monitoring, error, { correlationId }),
    supportMail: config.supportMail,
    allowsMocks: !config.isRealShop,
    previewSecret: settings.previewSecret,
    proxies: config.TRUST_PROXY,
  })
  const httpServer = await listen(config.PORT, handleRequest, {
    errorResponse: (status) => addSecurityHeaders(new Response(null, { status }), headerSettings),
    middleware: pages.middleware,
  })
  return {
    port: httpServer.port,
    stop: async (...times: Parameters<GracefulShutdown>) => {
      isStopping = true
      // Requests need everything else until the last one is answered.
      await httpServer.stop(...times)
      images.stop()
      await caches.stop()
      await pages.close()
    },
  }
}

const pageLimitsOf = (config: Config, cache: PageCache) => ({
  cache: config.CAIRN_DEV ? undefined : cache,
  inTurn: config.RATE_LIMITS === 'on' ? createPageTurns() : undefined,
})

const pageOptionsOf = (config: Config) => ({
  accessKey: [...config.accessKeys][0] ?? '',
  validatesAnswers: config.RESPONSE_VALIDATION === 'on',
  asksForCaptcha: config.CAPTCHA_PROVIDER !== 'none',
  hasStyleguide: !config.isRealShop,
  measurementIds: config.measurementIds,
})

const clock = () => performance.now()

/** The caches of responses and pages of this process, invalidated by changes in the database. */
async function openCaches(database: OpenDatabase, log: Log) {
  const answers = createAnswerCache(clock)
  const pages = createPageCache(clock)
  const subscription = await pollChanges(database.query, {
    intervalMs: 1000,
    onChange: (tags) => {
      answers.invalidate(tags)
      pages.invalidate(tags)
    },
    onOutage: (error) => log.warn({ err: error }, 'changes cannot be read at the moment'),
  })
  return { answers, pages, stop: subscription.stop }
}

type ApiDeps = {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  provider: PaymentProvider
  browserMonitor: BrowserMonitor
} & Required<Pick<ApiSettings, 'answerCache' | 'observer'>>

/** All calls with their guards and limits, as the configuration says. */
function apiSettings({ config, secrets, database, ...deps }: ApiDeps): ApiSettings {
  const { provider, browserMonitor, ...rest } = deps
  const challenges = createChallenges(secrets.challenge, spendChallenge(database.query))
  const hasCaptcha = config.CAPTCHA_PROVIDER !== 'none'
  const routes = commerceRoutes({
    database: database.query,
    tokenSecret: secrets.token,
    cardSecret: secrets.card,
    countsAttempts: config.RATE_LIMITS === 'on',
    challenges,
    sitesWithoutAccounts: config.sitesWithoutAccounts,
    provider,
    decisionEngine: createDecisionEngine(database.query),
    browserMonitor,
    publicOrigin: config.publicOrigin,
    captcha: hasCaptcha ? captchaBy(challenges) : noCaptcha,
  })
  return {
    routes: config.NODE_ENV === 'production' ? routes : checkAnswers(routes),
    mocks: !config.isRealShop,
    publicOrigin: config.publicOrigin,
    accessKeys: config.accessKeys,
    previewSecret: config.isRealShop ? secrets.token : undefined,
    count: config.RATE_LIMITS === 'on' ? createCounter(database) : undefined,
    challenges: hasCaptcha ? challenges : undefined,
    isOutage: isTemporaryFailure,
    ...rest,
  }
}
