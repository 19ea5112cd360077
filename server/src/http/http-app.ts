import type { Api } from '@cairn/commerce/platform/wire/api'
import { largestBody } from '@cairn/commerce/platform/wire/read-request'
import { CookieJar } from '@cairn/commerce/platform/wire/request-context'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { headers } from '@cairn/contract/wire/headers'
import { isLocalRequest, refusedToOtherMachines } from '@cairn/contract/wire/local-request'
import { type Context, Hono } from 'hono'
import type { Images } from '../images/images.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { type MetricsAccess, checkMetricsAccess, type Metrics } from '../monitoring/metrics.ts'
import { foreignFormResponse, isForeignForm } from '../pages/foreign-form.ts'
import { respondAtOtherHost } from '../pages/other-host.ts'
import { storePreviewKey } from '../pages/preview-link.ts'
import { redirectWithout } from '../pages/redirect-without.ts'
import type { Reference } from '../pages/reference/serve-reference.ts'
import { respondWellKnown } from '../pages/well-known.ts'
import type { Assets } from './assets.ts'
import { compressResponse } from './compress-response.ts'
import type { RequestHandler } from './listen.ts'
import { addSecurityHeaders } from './security-headers.ts'

export type HttpAppParts = {
  api: Api
  pages: (request: Request, clientIp: string) => Promise<Response>
  assets: Assets
  images: Images
  /** Undefined in a shop that sends mails. */
  inbox: Inbox | undefined
  reference: Reference
  metrics: Metrics
  metricsAccess: MetricsAccess
  /** Whether other machines may open the inbox, and the metrics without a token. */
  opensOperatorPages: boolean
  isReady: () => Promise<boolean>
  /** Called with errors that no part has handled. */
  reportError: (error: unknown, correlationId: string) => void
  publicOrigin: string
  /** The email address of the customer service. */
  supportMail: string
  isDevelopment: boolean
  /** Whether a browser may request sample responses. */
  allowsMocks: boolean
  /** Undefined if everybody may preview. */
  previewSecret: string | undefined
  proxies: number
}

type Bindings = { Bindings: { clientIp: string; socketIp: string | undefined } }

const apiPaths = ['/api/*', '/fapi/*', '/pre/api/*', '/pre/fapi/*']
const pageMethods = ['GET', 'HEAD', 'POST']
/** Without a form. GET and HEAD have their own handlers, except for the files. */
const readOnlyPaths = ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs']
const filePaths = ['/images/*', '/assets/*']

const onlyReadable = (context: Context) =>
  context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' })

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Dispatches each request to the part that serves its path. */
export function createHttpApp(parts: HttpAppParts): RequestHandler {
  const app = new Hono<Bindings>()
  addOperationsRoutes(app, parts)
  addInbox(app, parts)

  app.get('/api/openapi.json', ({ req, env }) => parts.reference.document(req.raw, env.clientIp))
  app.get('/api/docs', ({ req, env }) => parts.reference.page(req.raw, env.clientIp))
  for (const path of readOnlyPaths) app.all(path, onlyReadable)
  for (const path of filePaths) {
    app.all(path, (context, next) => (isRead(context.req.raw) ? next() : onlyReadable(context)))
  }
  for (const path of apiPaths) {
    app.all(path, (context) => parts.api(context.req.raw, context.env.clientIp))
  }
  app.all('*', async (context) => {
    const { raw } = context.req
    // The pages answer which methods they have. The method is replaced, because requests with some methods cannot be copied.
    if (!pageMethods.includes(raw.method)) {
      return parts.pages(new Request(raw.url, { method: 'OPTIONS' }), context.env.clientIp)
    }
    if (isForeignForm(raw, parts.publicOrigin)) return foreignFormResponse(raw)
    const asset = parts.assets(raw)
    if (asset) return asset
    const image = parts.images(raw, context.env.clientIp)
    if (image) return image
    const otherHostResponse = await respondAtOtherHost(raw, parts)
    if (otherHostResponse) return otherHostResponse
    const ownResponse =
      respondWellKnown(raw, parts, new Date()) ??
      switchMocks(raw, parts) ??
      storePreviewKey(raw, parts)
    if (ownResponse) return ownResponse
    const request = await limitBody(raw, largestBody)
    if (!request) return context.text('Payload Too Large', 413)
    return parts.pages(request, context.env.clientIp)
  })
  app.onError((error, context) => {
    const correlationId = crypto.randomUUID()
    parts.reportError(error, correlationId)
    return context.text('Something went wrong here.', 500, {
      [headers.correlationId]: correlationId,
    })
  })

  return async (request, socketIp) => {
    const ip = clientIp(
      request.headers.get('x-forwarded-for') ?? undefined,
      socketIp,
      parts.proxies,
    )
    const response = await app.fetch(request, { clientIp: ip, socketIp })
    return addSecurityHeaders(await compressResponse(request, response), parts)
  }
}

/** Operators use this machine, unless other machines are allowed too. */
const isOperator = (
  { req, env: { socketIp } }: Context<Bindings>,
  { opensOperatorPages, publicOrigin: ownOrigin }: HttpAppParts,
) => opensOperatorPages || isLocalRequest(req.raw, { socketIp, ownOrigin })

function addInbox(app: Hono<Bindings>, parts: HttpAppParts) {
  const { inbox } = parts
  if (!inbox) return
  app.on(['GET', 'HEAD'], ['/inbox', '/inbox/*'], (context) =>
    isOperator(context, parts) ? inbox(context.req.path) : refusedToOtherMachines(),
  )
}

const notStored = { 'cache-control': 'no-store' }

/** Health, readiness and metrics. */
function addOperationsRoutes(app: Hono<Bindings>, parts: HttpAppParts) {
  const { registry } = parts.metrics

  app.get('/healthz', (context) => context.text('ok', 200, notStored))
  app.get('/readyz', async (context) =>
    (await parts.isReady())
      ? context.text('ready', 200, notStored)
      : context.text('not ready', 503, notStored),
  )
  app.get('/metrics', async (context) => {
    const access = checkMetricsAccess(parts.metricsAccess, context.req.header('authorization'))
    if (access === 'closed') return context.text('Not Found', 404, notStored)
    if (access === 'tokenWrong') {
      return context.text('Unauthorized', 401, { ...notStored, 'www-authenticate': 'Bearer' })
    }
    if (access !== 'tokenCorrect' && !isOperator(context, parts)) return refusedToOtherMachines()
    const contentType = { 'content-type': registry.contentType }
    return context.body(await registry.metrics(), 200, { ...notStored, ...contentType })
  })
}

/** The request, or undefined if its body has more bytes than allowed. */
export async function limitBody(request: Request, maxBytes: number): Promise<Request | undefined> {
  if (isRead(request)) return request
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) > maxBytes ? undefined : request
  if (!request.body) return request
  const body = await readAtMost(request.body, maxBytes)
  const { url, method, headers: requestHeaders } = request
  return body && new Request(url, { method, headers: requestHeaders, body })
}

async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body) {
    read += chunk.byteLength
    if (read > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The IP address of the client. Behind proxies it is the one that the outermost of our proxies saw. Each
 * proxy appends to the header, so that clients can forge everything to the left of that entry.
 */
export function clientIp(
  forwardedFor: string | undefined,
  socketIp: string | undefined,
  proxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const forwardedIp = proxies > 0 ? hops.at(-proxies) : undefined
  return forwardedIp || socketIp || 'unknown'
}

const parameter = 'mocks'
const secondsPerDay = 86_400

/** `?mocks=on` switches sample responses on for this browser for a day, `?mocks=off` switches them off. */
export function switchMocks(
  request: Request,
  { allowsMocks, publicOrigin }: { allowsMocks: boolean; publicOrigin: string },
): Response | undefined {
  const url = new URL(request.url)
  const value = url.searchParams.get(parameter)
  if (!allowsMocks || request.method !== 'GET' || (value !== 'on' && value !== 'off'))
    return undefined
  const cookies = new CookieJar(null, publicOrigin.startsWith('https:'))
  if (value === 'on') cookies.set(flagCookies.mock, '1', secondsPerDay)
  else cookies.remove(flagCookies.mock)
  return redirectWithout(parameter, url, cookies)
}
