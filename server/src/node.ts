import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { createApi } from '@cairn/commerce/platform/wire/api'
import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/openapi'
import { openPages } from '@cairn/storefront/pages'
import { apiSettings } from './api-settings.ts'
import { readAssets } from './assets.ts'
import type { Config } from './config.ts'
import { createHttpApp } from './http-app.ts'
import type { Leave } from './leave-gently.ts'
import { openImages } from './images/open-images.ts'
import { createInbox } from './inbox/inbox.ts'
import { openKept } from './kept.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { mailKeysOf } from './mails-of.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPages } from './pages.ts'
import { providerOf } from './provider-of.ts'
import { createRenderer } from './render-page.ts'
import { createReadiness } from './readiness.ts'
import { referencePage } from './reference-page.ts'
import type { Secrets } from './secrets.ts'
import { type HeaderSettings, secure } from './security-headers.ts'
import { createWatch } from './watch.ts'

type NodeNeeds = { config: Config; secrets: Secrets; database: OpenDatabase; log: Log }

const headersOf = (config: Config): HeaderSettings => ({
  publicOrigin: config.publicOrigin,
  isDevelopment: config.CAIRN_DEV,
  windowOrigin: config.paymentProvider === 'sandbox' ? config.sandboxOrigin : undefined,
})

/** One node: the commerce core, the pages and the doors to both, on one port. */
export async function startNode({ config, secrets, database, log }: NodeNeeds) {
  const metrics = createMetrics()
  const kept = await openKept(database, log)
  const provider = providerOf(config, secrets)
  const settings = apiSettings({
    config,
    secrets,
    database,
    provider,
    answers: kept.answers,
    watch: createWatch(log, metrics),
  })
  const headerSettings = headersOf(config)
  const pages = await openPages({ dev: config.CAIRN_DEV })
  const render = createRenderer({
    ...headerSettings,
    pages,
    clientFor: createInProcessClient(settings),
    accessKey: [...config.accessKeys][0] ?? '',
    validatesAnswers: config.RESPONSE_VALIDATION === 'on',
    asksForCaptcha: config.CAPTCHA_PROVIDER !== 'none',
    offers: provider.offers,
    hasWorkshop: !config.isRealShop,
    failed: settings.watch.failed,
    took: (status, seconds) => metrics.pages.observe({ status: String(status) }, seconds),
  })
  const images = await openImages(config, log)
  const isThere = createReadiness(() => database.ping())
  let isStopping = false
  const answer = createHttpApp({
    ...headerSettings,
    api: createApi(settings),
    pages: createPages({ render, kept: config.CAIRN_DEV ? undefined : kept.pages }),
    assets: await readAssets(pages.assets),
    images: images.answer,
    inbox: config.hasInbox ? createInbox(database, mailKeysOf(config, secrets)) : undefined,
    reference: lazyReference(),
    metrics,
    metricsAccess: { token: config.METRICS_TOKEN, isRealShop: config.isRealShop },
    isReady: async () => !isStopping && (await isThere()),
    failed: tellFailure(metrics, log),
    mocks: !config.isRealShop,
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
      images.stop()
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
