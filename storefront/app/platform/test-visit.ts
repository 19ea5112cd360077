import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { shopOrigin, type Visitor } from '@cairn/commerce/testing/visitor'
import type { Client } from '@cairn/contract/client'
import { localeOf, openPages, type Pages } from '../../pages.ts'
import { instead } from './test-client.ts'

export type Visit = {
  visitor?: Visitor
  /** Calls that are answered otherwise than by the core. */
  calls?: Partial<Client>
  headers?: Record<string, string>
  form?: Record<string, string>
  nonce?: string
  hasWorkshop?: boolean
}

export type VisitShop = ReturnType<typeof visitsTo>

type Opened = { shop: Shop; pages: Pages; report: (error: unknown) => void }

/** As the server does it: the page asks in process, and the cookies it earns go to the visitor. */
export function visitsTo({ shop, pages, report }: Opened) {
  const clientFor = createInProcessClient(shop.settings)

  return async function visit(
    path: string,
    { calls = {}, nonce = 'once', hasWorkshop = false, ...given }: Visit = {},
  ) {
    const { visitor = shop.visitor() } = given
    const request = requestOf(path, given)
    const locale = localeOf(request)
    const { client, asked } = clientFor(request, { locale, clientAddress: '203.0.113.7' })
    const commerce = instead(client, calls)
    const answer = await pages.answer(request, {
      commerce,
      locale,
      accessKey: 'the-key',
      nonce,
      hasWorkshop,
      offers: shop.provider.offers,
      report,
    })
    for (const change of asked.cookies.changes()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(change) ?? []
      visitor.jar.set(name, value)
    }
    return answer
  }
}

/** A shop of its own and its pages as they are built, for tests that only look at what is answered. */
export async function openVisited(wishes: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(wishes)
  const pages = await openPages({ dev: false })
  return { shop, visit: visitsTo({ shop, pages, report: () => {} }) }
}

function requestOf(path: string, { visitor, headers, form }: Visit): Request {
  const cookies = Array.from(visitor?.jar ?? [], ([name, value]) => `${name}=${value}`)
  return new Request(`${shopOrigin}${path}`, {
    headers: { cookie: cookies.join('; '), ...(form && { origin: shopOrigin }), ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
}
