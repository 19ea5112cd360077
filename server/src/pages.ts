import type { createInProcessClient } from '@cairn/commerce/platform/wire/in-process'
import { localeOf, type Pages } from '@cairn/storefront/pages'
import { type HeaderSettings, pagePolicy } from './security-headers.ts'

type PagesNeeds = HeaderSettings & {
  pages: Pages
  clientFor: ReturnType<typeof createInProcessClient>
  accessKey: string
}

/** Renders a page with the commerce core at hand, and hands on the cookies that it earned. */
export function createPages({ pages, clientFor, accessKey, ...settings }: PagesNeeds) {
  return async function answer(request: Request, clientAddress: string): Promise<Response> {
    const locale = localeOf(request)
    const { client, asked } = clientFor(request, { locale, clientAddress })
    const rendered = await pages.answer(request, { commerce: client, locale, accessKey })
    const headers = new Headers(rendered.headers)
    for (const cookie of asked.cookies.changes()) headers.append('set-cookie', cookie)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    const body = await rendered.text()
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', pagePolicy(body, settings))
    }
    const { status } = rendered
    return new Response(body === '' ? null : body, { status, headers })
  }
}
