import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function queryIn(isProduction: boolean) {
  vi.stubEnv('PROD', isProduction)
  return (await import('./content-query.ts')).contentQuery
}

test('content calls request no empty fields (CONT-090)', async () => {
  expect((await queryIn(true)).removeNulls).toBe(true)
})

test('content calls name the CMS, except in production (CONT-091)', async () => {
  expect(await queryIn(false)).toHaveProperty('cms')
  vi.resetModules()
  expect(await queryIn(true)).not.toHaveProperty('cms')
})
