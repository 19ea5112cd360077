import { commerceRoutes } from '@cairn/commerce/commerce'
import { spendChallenge } from '@cairn/commerce/platform/defence/challenge-store'
import { isPassing } from '@cairn/commerce/platform/database/is-unavailable'
import { createCounter } from '@cairn/commerce/platform/limits/counting'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { type ApiSettings, createApi } from '@cairn/commerce/platform/wire/api'
import { createChallenges } from '@cairn/commerce/platform/defence/challenges'
import { checkAnswers } from '@cairn/commerce/platform/wire/check-answers'
import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/openapi'
import { openPages } from '@cairn/storefront/pages'
import { readAssets } from './assets.ts'
import type { Config } from './config.ts'
import { createHttpApp } from './http-app.ts'
import type { Leave } from './leave-gently.ts'
import { openKept } from './kept.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPages } from './pages.ts'
import { createRenderer } from './render-page.ts'
import { createReadiness } from './readiness.ts'
import { referencePage } from './reference-page.ts'
import type { Secrets } from './secrets.ts'
import { secure } from './security-headers.ts'
import { createWatch } from './watch.ts'

type NodeNeeds = { config: Config; secrets: Secrets; database: OpenDatabase; log: Log }

/** One node: the commerce core, the pages and the doors to both, on one port. */
export async function startNode({ config, secrets, database, log }: NodeNeeds) {
  const metrics = createMetrics()
  const challenges = createChallenges(secrets.challenge, spendChallenge(database.query))
  const routes = commerceRoutes({
    database: database.query,
    tokenSecret: secrets.token,
    challenges,
  })
  const kept = await openKept(database, log)
  const settings: ApiSettings = {
    routes: config.NODE_ENV === 'production' ? routes : checkAnswers(routes),
    mocks: !config.isRealShop,
    publicOrigin: config.publicOrigin,
    accessKeys: config.accessKeys,
    count: config.RATE_LIMITS === 'on' ? createCounter(database) : undefined,
    challenges: config.CAPTCHA_PROVIDER === 'none' ? undefined : challenges,
    answers: kept.answers,
    watch: createWatch(log, metrics),
    isOutage: isPassing,
  }
  const headerSettings = { publicOrigin: config.publicOrigin, isDevelopment: config.CAIRN_DEV }
  const pages = await openPages({ dev: config.CAIRN_DEV })
  const render = createRenderer({
    ...headerSettings,
    pages,
    clientFor: createInProcessClient(settings),
    accessKey: [...config.accessKeys][0] ?? '',
    validatesAnswers: config.RESPONSE_VALIDATION === 'on',
    hasWorkshop: !config.isRealShop,
    failed: settings.watch.failed,
    took: (status, seconds) => metrics.pages.observe({ status: String(status) }, seconds),
  })
  const isThere = createReadiness(() => database.ping())
  let isStopping = false
  const answer = createHttpApp({
    ...headerSettings,
    api: createApi(settings),
    pages: createPages({ render, kept: config.CAIRN_DEV ? undefined : kept.pages }),
    assets: await readAssets(pages.assets),
    reference: lazyReference(),
    metrics,
    metricsAccess: { token: config.METRICS_TOKEN, isRealShop: config.isRealShop },
    isReady: async () => !isStopping && (await isThere()),
    failed: tellFailure(metrics, log),
    proxies: config.TRUST_PROXY,
  })
  const listening = await listen(config.PORT, answer, {
    answerBroken: (status) => secure(new Response(null, { status }), headerSettings),
    before: pages.middleware,
  })
  return {
    port: listening.port,
    stop: async (...times: Parameters<Leave>) => {
      isStopping = true
      await kept.stop()
      await listening.stop(...times)
      await pages.close()
    },
  }
}

const tellFailure = (metrics: Metrics, log: Log) => (error: unknown, correlationId: string) => {
  metrics.failures.inc()
  log.error({ err: error, correlationId }, 'unexpected failure')
}

/** Written at the first question: a start should not wait for what few will ask. */
function lazyReference() {
  let document: string | undefined
  let page: string | undefined
  return {
    document: () => (document ??= JSON.stringify(openApiOf(calls))),
    page: () => (page ??= referencePage(calls)),
  }
}
