import { headers } from '@cairn/contract/headers'
import { accept, type Result, refuse } from '@cairn/contract/result'
import { isLocale, type Locale, siteOf } from '@cairn/contract/sites'
import type { Asked } from './asked.ts'
import { CookieJar } from './cookie-jar.ts'

export type EdgeSettings = {
  publicOrigin: string
  accessKeys: ReadonlySet<string>
}

/** Written into logs and answers, so nothing but what an id is made of. */
const idShape = /^[\w.:-]{1,64}$/

export const isUnsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

export function askedOf(
  request: Request,
  settings: EdgeSettings,
  from: { locale: Locale; clientAddress: string },
): Asked {
  const header = (name: string) => request.headers.get(name) ?? undefined
  return {
    locale: from.locale,
    site: siteOf(from.locale),
    cookies: new CookieJar(
      request.headers.get('cookie'),
      settings.publicOrigin.startsWith('https:'),
    ),
    usid: header(headers.usid),
    challengeSolution: header(headers.challengeSolution),
    idempotencyKey: header(headers.idempotencyKey),
    orderChannel: header(headers.orderChannel),
    clientAddress: from.clientAddress,
    correlationId: idOr(header(headers.correlationId)),
    transactionId: idOr(header(headers.transactionId)),
    madeOf: { tags: new Set(), isWhole: true },
  }
}

const idOr = (given: string | undefined) =>
  given !== undefined && idShape.test(given) ? given : crypto.randomUUID()

/** A browser names the page that a request came from; another shop's page may change nothing here. */
export const isForeign = (request: Request, publicOrigin: string) =>
  isUnsafe(request.method) && request.headers.get('origin') !== publicOrigin

/** Who asks: a known client, for a site that has the locale. */
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

export function accepts(request: Request, type: string): boolean {
  const wanted = request.headers.get('accept')
  if (wanted === null) return true
  const [family = ''] = type.split('/')
  const fine = new Set(['*/*', `${family}/*`, type])
  return wanted.split(',').some((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return fine.has(range) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
