import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves a page of another origin than the shop until the test ends, and returns its port. */
export async function serveEmptyPage(): Promise<number> {
  const server = createServer((_, response) => response.end('<!doctype html><main></main>'))
  onTestFinished(() => void server.close())
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}
