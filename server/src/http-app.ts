import type { Api } from '@cairn/commerce/platform/wire/api'
import { isForeign } from '@cairn/commerce/platform/wire/edge'
import { Hono } from 'hono'
import type { Assets } from './assets.ts'
import { clientAddress } from './client-address.ts'
import type { Answer } from './listen.ts'
import type { Metrics } from './metrics.ts'
import { referencePolicy, secure } from './security-headers.ts'

export type Parts = {
  api: Api
  pages: (request: Request, clientAddress: string) => Promise<Response>
  assets: Assets
  reference: { document: () => string; page: () => string }
  metrics: Metrics
  isReady: () => Promise<boolean>
  publicOrigin: string
  isDevelopment: boolean
  proxies: number
}

type Bindings = { Bindings: { address: string } }

const apiPaths = ['/api/*', '/fapi/*', '/pre/api/*', '/pre/fapi/*']

/** Which part answers which address. */
export function createHttpApp(parts: Parts): Answer {
  const app = new Hono<Bindings>()

  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) =>
    (await parts.isReady()) ? context.text('ready') : context.text('not ready', 503),
  )
  app.get('/metrics', async (context) =>
    context.text(await parts.metrics.registry.metrics(), 200, {
      'content-type': parts.metrics.registry.contentType,
    }),
  )
  app.get('/api/openapi.json', (context) =>
    context.body(parts.reference.document(), 200, { 'content-type': 'application/json' }),
  )
  app.get('/api/docs', (context) =>
    context.html(parts.reference.page(), 200, { 'content-security-policy': referencePolicy }),
  )
  for (const path of apiPaths) {
    app.all(path, (context) => parts.api(context.req.raw, context.env.address))
  }
  app.all('*', (context) => {
    const request = context.req.raw
    if (isForeign(request, parts.publicOrigin)) return context.text('Forbidden', 403)
    return parts.assets(request) ?? parts.pages(request, context.env.address)
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
