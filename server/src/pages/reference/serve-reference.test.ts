import { expect, test } from 'vitest'
import { createReference } from './serve-reference.ts'

const settings = { publicOrigin: 'http://shop.test', routes: [], isLimited: true }
const request = (path: string) => new Request(`http://shop.test${path}`)

test('a network that reads the reference too often has to wait, and others do not', async () => {
  const reference = createReference(settings)
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) {
    const response = await reference.document(request('/api/openapi.json'), '203.0.113.7')
    statuses.push(response.status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await reference.page(request('/api/docs'), '203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await reference.page(request('/api/docs'), '203.0.113.8')).status).toBe(200)
})

test('a shop without rate limits answers every request', async () => {
  const reference = createReference({ ...settings, isLimited: false })
  const statuses = new Set<number>()
  for (let count = 0; count < 70; count += 1) {
    statuses.add((await reference.page(request('/api/docs'), '203.0.113.7')).status)
  }
  expect([...statuses]).toEqual([200])
})

test('is generated outside of the thread that answers requests', async () => {
  const reference = createReference(settings)
  const before = process.threadCpuUsage()
  const response = await reference.page(request('/api/docs'), '203.0.113.7')
  const { user, system } = process.threadCpuUsage(before)

  expect(await response.text()).toContain('createCart')
  expect((user + system) / 1000).toBeLessThan(100)
})
