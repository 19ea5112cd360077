import { randomBytes } from 'node:crypto'
import type { PaymentProvider } from '@cairn/commerce/payments/provider'
import type { MadeOf } from '@cairn/commerce/platform/wire/asked'
import type { Watch } from '@cairn/commerce/platform/wire/watched'
import type { createInProcessClient } from '@cairn/commerce/platform/wire/in-process'
import { headers as wireHeaders } from '@cairn/contract/headers'
import { localeOf, type Pages } from '@cairn/storefront/pages'
import { loggedWith } from './log.ts'
import { type HeaderSettings, pageHeaders, signScripts } from './security-headers.ts'

type PagesNeeds = HeaderSettings & {
  pages: Pages
  clientFor: ReturnType<typeof createInProcessClient>
  accessKey: string
  validatesAnswers: boolean
  asksForCaptcha: boolean
  offers: PaymentProvider['offers']
  hasWorkshop: boolean
  failed: Watch['failed']
  took: (status: number, seconds: number) => void
}

export type RenderedPage = {
  status: number
  headers: Headers
  html: string
  madeOf: MadeOf
}

/** Renders a page with the commerce core at hand, and hands on the cookies that it earned. */
export function createRenderer({
  pages,
  clientFor,
  accessKey,
  validatesAnswers,
  asksForCaptcha,
  offers,
  hasWorkshop,
  failed,
  took,
  ...settings
}: PagesNeeds) {
  return async function render(request: Request, clientAddress: string): Promise<RenderedPage> {
    const began = performance.now()
    const locale = localeOf(request)
    const { client, asked } = clientFor(request, { locale, clientAddress })
    const { correlationId } = asked
    const nonce = randomBytes(18).toString('base64url')
    const rendered = await loggedWith({ correlationId }, () =>
      pages.answer(asSeenOutside(request, settings.publicOrigin), {
        commerce: client,
        locale,
        accessKey,
        nonce,
        validatesAnswers,
        asksForCaptcha,
        offers,
        hasWorkshop,
        report: (error) => {
          if (!isRefusal(error)) failed(error, asked)
        },
      }),
    )
    const headers = new Headers(rendered.headers)
    headers.set(wireHeaders.correlationId, correlationId)
    for (const cookie of asked.cookies.changes()) headers.append('set-cookie', cookie)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    const page = signScripts(await rendered.text(), nonce)
    if (headers.get('content-type')?.startsWith('text/html')) {
      const { pathname } = new URL(request.url)
      for (const [name, value] of pageHeaders(pathname, page, settings)) headers.set(name, value)
    }
    const { status } = rendered
    took(status, (performance.now() - began) / 1000)
    return { status, headers, html: page.html, madeOf: asked.madeOf }
  }
}

/** Behind a proxy the request names another host and scheme than the shop's; a page must not care. */
const asSeenOutside = (request: Request, publicOrigin: string) => {
  const { pathname, search } = new URL(request.url)
  return new Request(`${publicOrigin}${pathname}${search}`, request)
}

/** A page that is not there, or takes no such request, is nobody's failure. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500
