import { createHash } from 'node:crypto'
import { calls } from '@cairn/contract/calls'
import { wirePath } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

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
  expect(Object.keys(calls).filter((name) => !html.includes(`<details id="${name}">`))).toEqual([])
  expect(html).not.toMatch(
    /<(script|link|img|iframe|object|embed|form|base)\b|\son\w+=|url\(|@import/i,
  )
  expect(targets.filter((target) => !/^(#|\/api\/openapi\.json$)/.test(target ?? ''))).toEqual([])
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  )
})
