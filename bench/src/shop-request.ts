import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { shopOrigin } from '@cairn/commerce/testing/visitor'

/** Pages are refused at other hosts than the public one. */
export const { host } = new URL(shopOrigin)

/** Like `fetch`, which would name the port that it connects to as the host. */
export async function sendToShop(port: number, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers), host }
  const { method } = request
  const sent = httpRequest({ port, path: `${pathname}${search}`, method, headers })
  sent.end(await request.text())
  const [answer] = await once(sent, 'response')
  return toResponse(answer)
}

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value)
  return new Response(await text(answer), { status: answer.statusCode ?? 0, headers })
}
