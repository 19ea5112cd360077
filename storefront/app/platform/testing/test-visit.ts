import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process-client'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { shopOrigin, type Visitor } from '@cairn/commerce/testing/visitor'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, beforeAll } from 'vitest'
import { localeOf, openPages, type Pages } from '../../../pages.ts'
import { overrideCalls } from './test-calls.ts'

export type VisitOptions = {
  visitor?: Visitor
  /** Calls that replace those of the core. */
  calls?: Partial<Client>
  headers?: Record<string, string>
  form?: Record<string, string>
  nonce?: string
  hasStyleguide?: boolean
}

export type VisitPage = ReturnType<typeof createVisit>

type OpenedShop = { shop: Shop; pages: Pages; report: (error: unknown) => void }

/** Renders pages like the server: calls run in process, and the visitor gets the cookies. */
export function createVisit({ shop, pages, report }: OpenedShop) {
  const clientFor = createInProcessClient(shop.settings)

  return async function visit(
    path: string,
    { calls = {}, nonce = 'once', hasStyleguide = false, ...options }: VisitOptions = {},
  ) {
    const { visitor = shop.visitor() } = options
    const request = requestOf(path, options)
    const locale = localeOf(request)
    const { client, context } = clientFor(request, { locale, clientIp: '203.0.113.7' })
    const commerce = overrideCalls(client, calls)
    const answer = await pages.answer(request, {
      commerce,
      locale,
      accessKey: 'the-key',
      nonce,
      hasStyleguide,
      canPreview: context.preview !== undefined,
      offers: shop.provider.offers,
      report,
    })
    for (const change of context.cookies.changes()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(change) ?? []
      visitor.jar.set(name, value)
    }
    return answer
  }
}

/** The markup that visitors see. The scripts of a page contain its data and its texts, also those that are not shown. */
export const readShownHtml = async (answer: Response): Promise<string> =>
  (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '')

/** The messages at the fields that are marked as invalid, by the names of the fields. */
export function fieldProblemsIn(html: string): Record<string, string | undefined> {
  const problems: Record<string, string | undefined> = {}
  for (const [tag] of html.matchAll(/<(?:input|select|textarea)[^>]*aria-invalid="true"[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    const [id = ''] = attribute('aria-describedby').split(' ')
    const [, message] = html.split(`<p id="${id}"`)
    problems[attribute('name')] = /^[^>]*>(.*?)<\/p>/s
      .exec(message ?? '')?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
  }
  return problems
}

/**
 * Opens a new shop with the built pages before the tests of a file or group, and closes it after them. For tests that
 * check responses only.
 */
export function openShopBeforeTests(options: Parameters<typeof openShop>[0] = {}) {
  let shop: Shop
  let visit: VisitPage
  beforeAll(async () => {
    shop = await openShop(options)
    const pages = await openPages({ dev: false })
    visit = createVisit({ shop, pages, report: () => {} })
  }, 180_000)
  afterAll(() => shop.close())
  return {
    shop: () => shop,
    visit: (...request: Parameters<VisitPage>) => visit(...request),
  }
}

function requestOf(path: string, { visitor, headers, form }: VisitOptions): Request {
  const cookies = Array.from(visitor?.jar ?? [], ([name, value]) => `${name}=${value}`)
  return new Request(`${shopOrigin}${path}`, {
    headers: { cookie: cookies.join('; '), ...(form && { origin: shopOrigin }), ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
}
