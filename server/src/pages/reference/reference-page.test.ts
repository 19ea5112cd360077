import { createHash } from 'node:crypto'
import { calls } from '@cairn/contract/calls'
import { wirePath } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
})
afterAll(() => installation.remove())

type Document = { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }

test('the OpenAPI document has every call under its path and its method, and no other', async () => {
  const response = await server.fetch('/api/openapi.json')
  const document: Document = JSON.parse(await response.text())
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  )
  const declaredCalls = Object.entries(calls).map(
    ([name, { method, path }]) => `${name} ${method} ${wirePath(path)}`,
  )

  expect(response.headers.get('content-type')).toBe('application/json')
  expect(document.openapi).toBe('3.1.0')
  expect(documented.toSorted()).toEqual(declaredCalls.toSorted())
})

test('the reference page is small, cached and sent again only if it has changed', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const response = await server.fetch(path)
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    )
    const again = await server.fetch(path, { headers: { 'if-none-match': etag } })
    expect({ etag: etag !== '', status: again.status }).toEqual({ etag: true, status: 304 })
  }
  const html = await (await server.fetch('/api/docs')).text()
  expect(Buffer.byteLength(html)).toBeLessThan(500_000)
})

test('the reference page leads from a token to an order, and to the token of a card', async () => {
  const html = await (await server.fetch('/api/docs')).text()
  const idOf = (name: string) => html.indexOf(`id="${name}"`)

  expect(idOf('from-token-to-order')).toBeGreaterThan(0)
  expect(idOf('how-to-obtain-the-token-of-a-card')).toBeGreaterThan(idOf('from-token-to-order'))
  expect(html).toContain('<a href="#placeOrder">placeOrder</a>')
  expect(html).toContain('<code>firstName</code> <b>mandatory</b>')
  const links = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, target = '']) => target)
  expect(links.filter((target) => idOf(target) < 0)).toEqual([])
})

test('the reference page has every call, no script and no external resource', async () => {
  const response = await server.fetch('/api/docs')
  const html = await response.text()
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const styleHash = createHash('sha256').update(style).digest('base64')
  const targets = Array.from(
    html.matchAll(/(?:href|src|action)="([^"]*)"/g),
    ([, target]) => target,
  )

  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(Object.keys(calls).filter((name) => !html.includes(`<div id="${name}">`))).toEqual([])
  expect(html).not.toMatch(
    /<(script|link|img|iframe|object|embed|form|base)\b|\son\w+=|url\(|@import/i,
  )
  expect(targets.filter((target) => !/^(#|\/api\/openapi\.json$)/.test(target ?? ''))).toEqual([])
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  )
})
