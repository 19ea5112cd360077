import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type Leave, leaveGently } from './leave-gently.ts'

export type Answer = (request: Request, socketAddress: string | undefined) => Promise<Response>

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

type Beside = {
  /** What to say when there was no telling what was asked (400), or `answer` itself broke (500). */
  answerBroken?: (status: 400 | 500) => Response
  /** Asked first; in development only. */
  before?: Middleware | undefined
}

export type Listening = { port: number; stop: Leave }

/** Slow and silent clients are looked for every second: none is there after 15 s. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const

/** Whoever takes nothing of an answer; Node gives those twice the time. */
const silenceMilliseconds = 30_000

export async function listen(
  port: number,
  answer: Answer,
  { answerBroken = bare, before }: Beside = {},
): Promise<Listening> {
  const listener = getRequestListener(
    (request, { incoming }) =>
      answer(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
    { errorHandler: (error) => answerBroken(error instanceof RequestError ? 400 : 500) },
  )
  const server = createServer(patience, (request, response) => {
    const proceed = () => void listener(request, response)
    if (before) before(request, response, proceed)
    else proceed()
  })
  server.setTimeout(silenceMilliseconds)
  const stop = leaveGently(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : port, stop }
}

const bare = (status: number) => new Response(null, { status })
