import { Hono } from 'hono'
import { ZodError } from 'zod'
import { readAssets } from './assets.ts'
import { addChallengeCalls } from './challenge-calls.ts'
import { openDatabase } from './database.ts'
import { deliverDue, type Post } from './deliver-webhooks.ts'
import { finishDuePayments } from './finish-payment.ts'
import { KeyReusedError } from './idempotent.ts'
import { addOperatorCalls } from './operator-calls.ts'
import { addShopCalls, OpenerUnknownError } from './shop-calls.ts'
import { addWindowCalls } from './window-calls.ts'

export type SandboxSettings = {
  /** The file of the database; `:memory:` keeps it only while the process runs. */
  file: string
  /** The secret with which the shop and the sandbox sign. */
  secret: string
  /** The key for switching faults. */
  operatorKey: string
  /** Whether other machines may open the operator page. */
  opensOperatorPage?: boolean
  /** The origin for browsers. */
  origin: string
  shopOrigins: readonly string[]
  /** The webhook URL of the shop. */
  post: Post
  onError?: (error: unknown) => void
  nowMs?: () => number
}

export type Sandbox = {
  answer: (request: Request, socketIp?: string) => Promise<Response>
  /** Settles due payments and delivers webhooks. Returns how many the shop accepted. */
  work: () => Promise<number>
  close: () => void
}

/** Creates the sandbox, which stands for the payment provider. */
export function createSandbox(settings: SandboxSettings): Sandbox {
  const { secret, origin, post, onError = () => {}, nowMs = Date.now } = settings
  const db = openDatabase(settings.file)
  const app = new Hono()
  const deps = { ...settings, db, nowMs, assets: memoize(readAssets) }
  checkCallers(app, origin)
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/assets/:name', (context) => answerAsset(context.req.path, deps.assets().find))
  app.post('/reports', async (context) => {
    onError(new Error(`A window was tampered with: ${(await context.req.text()).slice(0, 2_000)}`))
    return context.body(null, 204)
  })
  addShopCalls(app, deps)
  addWindowCalls(app, deps)
  addChallengeCalls(app, deps)
  addOperatorCalls(app, deps)
  app.onError((error, context) => {
    const problem = problemOf(error)
    if (problem) return context.json({ problem: problem.name }, problem.status)
    onError(error)
    return context.json({ problem: 'broken' }, 500)
  })
  return {
    answer: async (request, socketIp) => app.fetch(request, { socketIp }),
    work: async () => {
      finishDuePayments(db, nowMs())
      return deliverDue(db, { secret, post, nowMs })
    },
    close: () => db.close(),
  }
}

/** Requests of windows must have the sandbox's own origin; those of the shop's server are signed. */
function checkCallers(app: Hono, origin: string) {
  app.use(async (context, next) => {
    const { method, path } = context.req
    const isOwn = context.req.header('origin') === origin
    const isFromPage = /^\/(?:window|challenge|operator$)/.test(path)
    if (method === 'POST' && isFromPage && !isOwn) return context.text('Forbidden', 403)
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    // Sends no referrer to other origins. With a stricter policy, forms of the sandbox would have no origin either.
    headers.set('referrer-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (origin.startsWith('https:')) headers.set('strict-transport-security', 'max-age=63072000')
  })
}

function answerAsset(path: string, find: ReturnType<typeof readAssets>['find']): Response {
  const asset = find(path)
  if (!asset) return new Response('Not Found', { status: 404 })
  return new Response(new Uint8Array(asset.bytes), {
    headers: {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function memoize<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

function problemOf(error: unknown) {
  if (error instanceof KeyReusedError) return { name: 'keyReused', status: 422 } as const
  if (error instanceof OpenerUnknownError) return { name: 'openerUnknown', status: 403 } as const
  if (error instanceof ZodError || error instanceof SyntaxError) {
    return { name: 'notUnderstood', status: 400 } as const
  }
  const isAborted = error instanceof Error && error.name === 'AbortError'
  return isAborted ? ({ name: 'givenUp', status: 504 } as const) : undefined
}
