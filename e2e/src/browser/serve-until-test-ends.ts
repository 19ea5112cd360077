import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves requests on a free port until the test ends, and returns the port. */
export async function serveUntilTestEnds(handleRequest: RequestListener): Promise<number> {
  const server = createServer(handleRequest)
  onTestFinished(() => void server.close())
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}

/** Serves a page of another origin than the shop. */
export const serveEmptyPage = (): Promise<number> =>
  serveUntilTestEnds((_, response) => response.end('<!doctype html><main></main>'))
