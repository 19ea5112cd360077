import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'

export type RequestHandler = (request: Request, socketIp: string | undefined) => Promise<Response>

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type ListenOptions = {
  /** The response to a request that cannot be parsed (400), or whose handler throws (500). */
  errorResponse?: (status: 400 | 500) => Response
  /** Runs before the handler; only used in development. */
  middleware?: Middleware | undefined
}

type RunningServer = { port: number; stop: GracefulShutdown }

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
      hasSeveralHosts(incoming)
        ? errorResponse(400)
        : handleRequest(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
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
  const socketAddress = server.address()
  return {
    port: typeof socketAddress === 'object' && socketAddress !== null ? socketAddress.port : port,
    stop,
  }
}

/** Node takes the first one, and a proxy in front may take the last. */
const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

const emptyResponse = (status: number) => new Response(null, { status })

/**
 * During the notice period the server accepts requests and asks each client to reconnect elsewhere.
 * Then it accepts no more, and closes the remaining connections when the drain period is over.
 */
export type GracefulShutdown = (
  drainMilliseconds: number,
  noticeMilliseconds?: number,
) => Promise<void>

/** Lets a server stop without dropping a request: send `connection: close`, stop listening, then wait. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const openResponses = new Set<ServerResponse>()
  let stage: 'serving' | 'draining' | 'closed' = 'serving'

  server.prependListener('request', (_, response) => {
    if (stage !== 'serving') response.shouldKeepAlive = false
    openResponses.add(response)
    response.once('close', () => {
      openResponses.delete(response)
      if (stage === 'closed') server.closeIdleConnections()
    })
  })

  return async (drainMilliseconds, noticeMilliseconds = 0) => {
    stage = 'draining'
    for (const response of openResponses) response.shouldKeepAlive = false
    if (noticeMilliseconds > 0) await sleep(noticeMilliseconds)
    // After a blocked event loop timers run first; this lets requests in that arrived meanwhile.
    await nextTurn()
    stage = 'closed'
    await closeServer(server, drainMilliseconds)
  }
}

function closeServer(server: Server, withinMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), withinMilliseconds)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
