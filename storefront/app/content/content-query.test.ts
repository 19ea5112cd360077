import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function queryWhere(isProduction: boolean) {
  vi.stubEnv('PROD', isProduction)
  return (await import('./content-query.ts')).contentQuery
}

it('every call for content asks for no empty fields (CONT-090)', async () => {
  expect((await queryWhere(true)).removeNulls).toBe(true)
})

it('names its editor, but not in production (CONT-091)', async () => {
  expect(await queryWhere(false)).toHaveProperty('cms')
  vi.resetModules()
  expect(await queryWhere(true)).not.toHaveProperty('cms')
})
