import { accept, type Result, refuse } from '@cairn/contract/refusals/result'
import { isLocale, type Locale, siteOf } from '@cairn/contract/sites/sites'
import { previewCookies } from '@cairn/contract/wire/cookies'
import { headers, source as ownSource } from '@cairn/contract/wire/headers'
import { previewOf } from './preview.ts'
import { type RequestContext, CookieJar } from './request-context.ts'

export type EdgeSettings = {
  publicOrigin: string
  accessKeys: ReadonlySet<string>
  /** Signs the keys that allow previews. Undefined in a demo shop, where everybody may preview. */
  previewSecret: string | undefined
}

/** Ids are written into logs and headers, so only harmless characters are accepted. */
const idShape = /^[\w.:-]{1,64}$/

export const isUnsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

export function createRequestContext(
  request: Request,
  settings: EdgeSettings,
  source: { locale: Locale; clientIp: string; isFromPage: boolean },
): RequestContext {
  const header = (name: string) => request.headers.get(name) ?? undefined
  const site = siteOf(source.locale)
  const cookies = new CookieJar(
    request.headers.get('cookie'),
    settings.publicOrigin.startsWith('https:'),
  )
  const previewRequest = {
    key: cookies.get(previewCookies.key),
    date: cookies.get(previewCookies.date),
    siteId: site.siteId,
  }
  return {
    locale: source.locale,
    site,
    cookies,
    preview: previewOf(settings.previewSecret, previewRequest, new Date()),
    usid: header(headers.usid),
    challengeSolution: header(headers.challengeSolution),
    idempotencyKey: header(headers.idempotencyKey),
    orderChannel: header(headers.orderChannel),
    leadSource: leadSourceFrom(header(headers.source)),
    clientIp: source.clientIp,
    userAgent: header('user-agent'),
    hasPrivacyControl: header('sec-gpc') === '1',
    // Few calls need it, and creating it takes time.
    get signal() {
      return request.signal
    },
    isFromPage: source.isFromPage,
    correlationId: validIdOrNew(header(headers.correlationId)),
    transactionId: validIdOrNew(header(headers.transactionId)),
    cacheTags: { tags: new Set(), isComplete: true },
  }
}

const leadSourceFrom = (text: string | undefined) =>
  text !== undefined && text !== ownSource && idShape.test(text) ? text : undefined

const validIdOrNew = (id: string | undefined) =>
  id !== undefined && idShape.test(id) ? id : crypto.randomUUID()

/** Browsers send the origin of the page. Pages of other origins must not change anything. */
export const isCrossOrigin = (request: Request, publicOrigin: string) =>
  isUnsafe(request.method) && request.headers.get('origin') !== publicOrigin

/** Accepts a known client that asks for a site with the locale. */
export function checkClient(
  request: Request,
  locale: string | null,
  settings: EdgeSettings,
): Result<Locale> {
  const key = request.headers.get(headers.accessKey)
  if (key === null || !settings.accessKeys.has(key)) return refuse('clientUnknown')
  if (locale === null || !isLocale(locale)) return refuse('clientUnknown')
  if (request.headers.get(headers.siteId) !== siteOf(locale).siteId) return refuse('clientUnknown')
  return accept(locale)
}

export function acceptsType(request: Request, type: string): boolean {
  const acceptHeader = request.headers.get('accept')
  if (acceptHeader === null) return true
  const [family = ''] = type.split('/')
  const matching = new Set(['*/*', `${family}/*`, type])
  return acceptHeader.split(',').some((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return matching.has(range) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
