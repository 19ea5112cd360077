import { networkOf } from '@cairn/commerce/platform/limits/rate-limits'
import { createTurns } from '@cairn/commerce/platform/limits/turns'
import { languageOf } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import { localeOf } from '@cairn/storefront/pages'
import { html } from 'hono/html'
import { plainPagePolicy } from '../http/security-headers.ts'
import { serverMessages } from './messages/messages.ts'
import { plainPage } from './plain-page.ts'

const defaultLimits = {
  running: Infinity,
  runningPerNetwork: 2,
  waiting: 1_000,
  waitingPerNetwork: 50,
  waitMilliseconds: 8_000,
}

/** A page that takes longer waits for a payment provider, for example. It must not make others of its network wait. */
const longestTurnMilliseconds = 3_000

const secondsToRetry = 5

export type RenderInTurn = (
  client: { request: Request; clientIp: string },
  render: () => Promise<Response>,
) => Promise<Response>

/**
 * Rendering keeps the processor busy, so that one network has at most two pages rendered at the same time. Its other
 * pages wait, and the pages of other networks are rendered in between.
 */
export function createPageTurns(limits = defaultLimits): RenderInTurn {
  const turns = createTurns(limits)
  return async ({ request, clientIp }, render) => {
    const { signal } = request
    const endTurn = await turns.wait({ network: networkOf(clientIp), signal })
    if (!endTurn) return busyResponse(request)
    const timer = setTimeout(endTurn, longestTurnMilliseconds)
    try {
      return await render()
    } finally {
      clearTimeout(timer)
      endTurn()
    }
  }
}

async function busyResponse(request: Request): Promise<Response> {
  const language = languageOf(localeOf(request))
  const t = translatorFor(serverMessages, language)
  const { pathname, search } = new URL(request.url)
  const page = plainPage({
    title: t('tooManyPages'),
    language,
    content: html`<h1>${t('tooManyPages')}</h1>
      <p class="lead">${t('tryAgainSoon')} <a href="${pathname}${search}">${t('tryAgain')}</a></p>`,
  })
  return new Response(await page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'cache-control': 'private, no-store',
      'retry-after': String(secondsToRetry),
    },
  })
}
