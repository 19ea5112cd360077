import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/**
 * Cuts off what is still under way after `drain`. Before that, for the time of `notice`, it still
 * takes whatever comes and tells each caller to come to another node next.
 */
export type Leave = (drainMilliseconds: number, noticeMilliseconds?: number) => Promise<void>

/** A way for a server to stop without dropping a request: hand out goodbyes, close, then wait. */
export function leaveGently(server: Server): Leave {
  const underWay = new Set<ServerResponse>()
  let stage: 'serving' | 'leaving' | 'closed' = 'serving'

  server.prependListener('request', (_, response) => {
    if (stage !== 'serving') response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (stage === 'closed') server.closeIdleConnections()
    })
  })

  return async (drainMilliseconds, noticeMilliseconds = 0) => {
    stage = 'leaving'
    for (const response of underWay) response.shouldKeepAlive = false
    if (noticeMilliseconds > 0) await sleep(noticeMilliseconds)
    // A process that was held up comes to its timers first: what has arrived meanwhile is heard now.
    await nextTurn()
    stage = 'closed'
    await closed(server, drainMilliseconds)
  }
}

function closed(server: Server, withinMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), withinMilliseconds)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}
