import { Hono } from 'hono'
import { ZodError } from 'zod'
import { deliverDue, type Post } from './deliver.ts'
import { KeyReused } from './once.ts'
import { openBooks } from './open-books.ts'
import { settleDue } from './settle.ts'
import { addShopCalls, OpenerUnknown } from './shop-calls.ts'

export type SandboxSettings = {
  /** Where its books are kept; `:memory:` for as long as it lives. */
  file: string
  /** What the shop and the sandbox sign with. */
  secret: string
  /** How browsers reach it. */
  origin: string
  shopOrigins: readonly string[]
  /** Where the shop takes webhooks. */
  post: Post
  failed?: (error: unknown) => void
  now?: () => number
}

export type Sandbox = {
  answer: (request: Request) => Promise<Response>
  /** Brings about what is due: late answers of banks, and news for the shop. Answers how many were taken. */
  work: () => Promise<number>
  close: () => void
}

/** The payment provider's stand-in: its books, its doors, and what it does by itself. */
export function createSandbox(settings: SandboxSettings): Sandbox {
  const { secret, post, failed = () => {}, now = Date.now } = settings
  const books = openBooks(settings.file)
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok'))
  addShopCalls(app, { ...settings, books, now })
  app.onError((error, context) => {
    const problem = problemOf(error)
    if (problem) return context.json({ problem: problem.name }, problem.status)
    failed(error)
    return context.json({ problem: 'broken' }, 500)
  })
  return {
    answer: async (request) => app.fetch(request),
    work: async () => {
      settleDue(books, now())
      return deliverDue(books, { secret, post, now })
    },
    close: () => books.close(),
  }
}

function problemOf(error: unknown) {
  if (error instanceof KeyReused) return { name: 'keyReused', status: 422 } as const
  if (error instanceof OpenerUnknown) return { name: 'openerUnknown', status: 403 } as const
  if (error instanceof ZodError || error instanceof SyntaxError) {
    return { name: 'notUnderstood', status: 400 } as const
  }
  const isGivenUp = error instanceof Error && error.name === 'AbortError'
  return isGivenUp ? ({ name: 'givenUp', status: 504 } as const) : undefined
}
