import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type ReceivedEvent = {
  platform: string
  exception: { values: { type: string; value: string }[] }
  tags: Record<string, string>
}

/** A server that takes the place of Sentry. It accepts every event unless a test answers otherwise. */
export async function openSentryReceiver(
  answer: (response: ServerResponse) => void = (response) => response.end('{}'),
) {
  const envelopes: string[] = []
  const requests: { url: string | undefined; auth: unknown }[] = []
  const server = createServer(async (request, response) => {
    envelopes.push(await text(request))
    requests.push({ url: request.url, auth: request.headers['x-sentry-auth'] })
    answer(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    dsn: `http://public-key@127.0.0.1:${port}/42`,
    envelopes,
    requests,
    events: () =>
      envelopes.map((envelope): ReceivedEvent => JSON.parse(envelope.split('\n')[2] ?? '')),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
