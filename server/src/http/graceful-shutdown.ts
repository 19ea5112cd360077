import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

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
