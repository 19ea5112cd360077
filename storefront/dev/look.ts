import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { calls } from '@cairn/contract/calls'
import type { Client } from '@cairn/contract/client'
import { flagCookies } from '@cairn/contract/cookies'
import { isLocale, siteOf } from '@cairn/contract/sites'
import { localeOf, openPages } from '../pages.ts'
import { callByName, fakeBasketId, fakeCommerce } from './fake-commerce.ts'

const port = Number(process.env['PORT'] ?? 4100)
const isDevelopment = process.env['CAIRN_DEV'] === '1'
const pages = await openPages({ dev: isDevelopment })
const carts = new Map<string, Client>()
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer((incoming, outgoing) => {
  const answered = async () => {
    const response = await answer(await requestOf(incoming))
    for (const cookie of sessionCookies()) response.headers.append('set-cookie', cookie)
    outgoing.writeHead(response.status, [...response.headers].flat())
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  if (pages.middleware) pages.middleware(incoming, outgoing, answered)
  else void answered()
})
server.listen(port)
await once(server, 'listening')
console.log(`The pages, on invented goods: http://localhost:${port}/en-gb/cart`)

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const locale = localeOf(request)
  const commerce = commerceFor(url.searchParams.get('locale') ?? locale)
  if (/^\/f?api\//.test(url.pathname)) return apiAnswer(request, commerce)
  const file = extname(url.pathname) === '.data' ? undefined : await fileAt(url.pathname)
  if (file) return new Response(new Uint8Array(file), { headers: headersOf(url.pathname) })
  return pages.answer(request, { commerce, locale, accessKey: 'look' })
}

function commerceFor(locale: string): Client {
  const made =
    carts.get(locale) ?? fakeCommerce(siteOf(isLocale(locale) ? locale : 'en-us').currency)
  carts.set(locale, made)
  return made
}

async function apiAnswer(request: Request, commerce: Client) {
  await new Promise((resolve) => setTimeout(resolve, Number(process.env['SLOW'] ?? 0)))
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  const found = Object.entries(calls).find(
    ([, call]) =>
      call.method === request.method &&
      new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!found) return Response.json({}, { status: 404 })
  const body: unknown = request.method === 'GET' ? undefined : await request.json()
  const result = await callByName(commerce, found[0], { params: {}, query: {}, body })
  return result.ok
    ? Response.json(result.value)
    : Response.json(result.refusal.body, { status: result.refusal.status })
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET' } = incoming
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method,
    headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [pair(name, value)] : [],
    ),
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  })
}

const fileAt = (path: string) =>
  extname(path) === '' ? undefined : readFile(`${pages.assets}${path}`).catch(() => undefined)

const headersOf = (path: string) => ({
  'content-type': types[extname(path)] ?? 'application/octet-stream',
})

const pair = (name: string, value: string): [string, string] => [name, value]

const sessionCookies = () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  return [
    `${flagCookies.basketId}=${fakeBasketId}; path=/`,
    `${flagCookies.accessExpiresAt}=${soon}; path=/`,
  ]
}
