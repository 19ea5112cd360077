import { randomBytes } from 'node:crypto'
import type { PaymentProvider } from '@cairn/commerce/payments/providers/provider'
import type { createInProcessClient } from '@cairn/commerce/platform/wire/in-process-client'
import type { CallObserver } from '@cairn/commerce/platform/wire/perform'
import type { CacheTags } from '@cairn/commerce/platform/wire/request-context'
import { siteOf } from '@cairn/contract/sites/sites'
import { headers as wireHeaders } from '@cairn/contract/wire/headers'
import { isPreviewRequest, localeOf, type Pages } from '@cairn/storefront/pages'
import { type HeaderSettings, pageHeaders, hashScripts } from '../http/security-headers.ts'
import { withLogContext } from '../monitoring/log.ts'

type RendererDeps = HeaderSettings & {
  pages: Pages
  clientFor: ReturnType<typeof createInProcessClient>
  accessKey: string
  validatesAnswers: boolean
  asksForCaptcha: boolean
  offers: PaymentProvider['offers']
  hasStyleguide: boolean
  /** The measurement ids of Google Analytics of the sites that use it. */
  measurementIds: ReadonlyMap<string, string>
  reportError: CallObserver['onFailure']
  observeDuration: (status: number, seconds: number) => void
}

export type RenderedPage = {
  status: number
  headers: Headers
  /** Text of HTML documents, bytes of everything else, for example PDFs. */
  body: string | Uint8Array<ArrayBuffer>
  cacheTags: CacheTags
}

/** Renders a page with an in-process client of the commerce core, and sets the cookies of its calls. */
export function createRenderer({
  pages,
  clientFor,
  accessKey,
  validatesAnswers,
  asksForCaptcha,
  offers,
  hasStyleguide,
  measurementIds,
  reportError,
  observeDuration,
  ...settings
}: RendererDeps) {
  return async function render(request: Request, clientIp: string): Promise<RenderedPage> {
    const startedAt = performance.now()
    const locale = localeOf(request)
    const measurementId = measurementIds.get(siteOf(locale).siteId)
    const { client, context } = clientFor(request, { locale, clientIp })
    const { correlationId } = context
    const nonce = randomBytes(18).toString('base64url')
    const response = await withLogContext({ correlationId }, () =>
      pages.answer(withPublicOrigin(request, settings.publicOrigin), {
        commerce: client,
        locale,
        accessKey,
        nonce,
        validatesAnswers,
        asksForCaptcha,
        offers,
        hasStyleguide,
        measurementId,
        canPreview: context.preview !== undefined,
        report: (error) => {
          if (!isClientError(error)) reportError(error, context)
        },
      }),
    )
    const headers = new Headers(response.headers)
    headers.set(wireHeaders.correlationId, correlationId)
    for (const cookie of context.cookies.changes()) headers.append('set-cookie', cookie)
    const isPreview = context.preview !== undefined && isPreviewRequest(request)
    if (isPreview) addPreviewHeaders(headers)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    let body: RenderedPage['body']
    if (headers.get('content-type')?.startsWith('text/html')) {
      const page = hashScripts(await response.text(), nonce)
      const { pathname } = new URL(request.url)
      const pageSettings = { ...settings, isPreview, usesGoogle: measurementId !== undefined }
      for (const [name, value] of pageHeaders(pathname, page, pageSettings)) {
        headers.set(name, value)
      }
      body = page.html
    } else {
      body = new Uint8Array(await response.arrayBuffer())
    }
    const { status } = response
    observeDuration(status, (performance.now() - startedAt) / 1000)
    return { status, headers, body, cacheTags: context.cacheTags }
  }
}

/** Search engines and caches never keep a preview. */
function addPreviewHeaders(headers: Headers) {
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
}

/** Behind a proxy a request has another host and scheme than the shop. */
const withPublicOrigin = (request: Request, publicOrigin: string) => {
  const { pathname, search } = new URL(request.url)
  return new Request(`${publicOrigin}${pathname}${search}`, request)
}

/** A missing page or a wrong method is not an error of the server. */
const isClientError = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500
