import type { Api } from '@cairn/commerce/platform/wire/api'
import { isForeign } from '@cairn/commerce/platform/wire/edge'
import { largestBody } from '@cairn/commerce/platform/wire/read-body'
import { headers } from '@cairn/contract/headers'
import { Hono } from 'hono'
import type { Assets } from './assets.ts'
import { clientAddress } from './client-address.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { Images } from './images/images.ts'
import { limitBody } from './limit-body.ts'
import type { Answer } from './listen.ts'
import { type MetricsAccess, metricsAccess } from './metrics-access.ts'
import type { Metrics } from './metrics.ts'
import { mockFlag } from './mock-flag.ts'
import { referencePolicy, secure } from './security-headers.ts'

export type Parts = {
  api: Api
  pages: (request: Request, clientAddress: string) => Promise<Response>
  assets: Assets
  images: Images
  /** Absent where mails are sent. */
  inbox: Inbox | undefined
  reference: { document: () => string; page: () => string }
  metrics: Metrics
  metricsAccess: MetricsAccess
  isReady: () => Promise<boolean>
  /** Told of what no part has dealt with itself. */
  failed: (error: unknown, correlationId: string) => void
  publicOrigin: string
  isDevelopment: boolean
  /** Whether a browser may ask for samples in place of answers. */
  mocks: boolean
  proxies: number
}

type Bindings = { Bindings: { address: string } }

const apiPaths = ['/api/*', '/fapi/*', '/pre/api/*', '/pre/fapi/*']
const pageMethods = ['GET', 'HEAD', 'POST']

/** Which part answers which address. */
export function createHttpApp(parts: Parts): Answer {
  const app = new Hono<Bindings>()
  addMachineRoom(app, parts)
  addInbox(app, parts)

  app.get('/api/openapi.json', (context) =>
    context.body(parts.reference.document(), 200, { 'content-type': 'application/json' }),
  )
  app.get('/api/docs', (context) =>
    context.html(parts.reference.page(), 200, { 'content-security-policy': referencePolicy }),
  )
  for (const path of apiPaths) {
    app.all(path, (context) => parts.api(context.req.raw, context.env.address))
  }
  app.all('*', async (context) => {
    const { raw } = context.req
    if (isForeign(raw, parts.publicOrigin)) return context.text('Forbidden', 403)
    if (!pageMethods.includes(raw.method)) {
      return context.text('Method Not Allowed', 405, { allow: pageMethods.join(', ') })
    }
    const asset = parts.assets(raw)
    if (asset) return asset
    const image = parts.images(raw)
    if (image) return image
    const flagged = mockFlag(raw, parts)
    if (flagged) return flagged
    const request = await limitBody(raw, largestBody)
    if (!request) return context.text('Payload Too Large', 413)
    return parts.pages(request, context.env.address)
  })
  app.onError((error, context) => {
    const correlationId = crypto.randomUUID()
    parts.failed(error, correlationId)
    return context.text('Something went wrong here.', 500, {
      [headers.correlationId]: correlationId,
    })
  })

  return async (request, socketAddress) => {
    const address = clientAddress(
      request.headers.get('x-forwarded-for') ?? undefined,
      socketAddress,
      parts.proxies,
    )
    return secure(await app.fetch(request, { address }), parts)
  }
}

function addInbox(app: Hono<Bindings>, { inbox }: Parts) {
  if (!inbox) return
  app.on(['GET', 'HEAD'], ['/inbox', '/inbox/*'], (context) => inbox(context.req.path))
}

/** For whoever runs the shop. */
function addMachineRoom(app: Hono<Bindings>, parts: Parts) {
  const { registry } = parts.metrics

  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) =>
    (await parts.isReady()) ? context.text('ready') : context.text('not ready', 503),
  )
  app.get('/metrics', async (context) => {
    const access = metricsAccess(parts.metricsAccess, context.req.header('authorization'))
    if (access === 'closed') return context.text('Not Found', 404)
    if (access === 'tokenWrong') {
      return context.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' })
    }
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
