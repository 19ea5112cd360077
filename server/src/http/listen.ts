import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type GracefulShutdown, gracefulShutdown } from './graceful-shutdown.ts'

export type RequestHandler = (request: Request, socketIp: string | undefined) => Promise<Response>

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

type ListenOptions = {
  /** The response to a request that cannot be parsed (400), or whose handler throws (500). */
  errorResponse?: (status: 400 | 500) => Response
  /** Runs before the handler; only used in development. */
  middleware?: Middleware | undefined
}

export type RunningServer = { port: number; stop: GracefulShutdown }

/** Connections are checked every second, so that slow and silent clients are closed within 15 s. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const

/** For clients that do not read a response; Node closes them after twice this time. */
const socketTimeoutMilliseconds = 30_000

export async function listen(
  port: number,
  handleRequest: RequestHandler,
  { errorResponse = emptyResponse, middleware }: ListenOptions = {},
): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, { incoming }) =>
      handleRequest(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
    { errorHandler: (error) => errorResponse(error instanceof RequestError ? 400 : 500) },
  )
  const server = createServer(timeouts, (request, response) => {
    const next = () => void listener(request, response)
    if (middleware) middleware(request, response, next)
    else next()
  })
  server.setTimeout(socketTimeoutMilliseconds)
  const stop = gracefulShutdown(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : port, stop }
}

const emptyResponse = (status: number) => new Response(null, { status })
