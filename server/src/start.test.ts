import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import { testServer } from './testing/own-database.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: Home
let server: Server
let guest: Awaited<ReturnType<Server['guest']>>
beforeAll(async () => {
  home = await openHome()
  server = await home.start()
  guest = await server.guest()
})
afterAll(() => home.remove())

const noStack = /^\s+at /m
const embedded = { DATABASE_URL: '' }

describe('a start that cannot be is refused with a sentence and nothing else', () => {
  test.runIf(!testServer)('on a data directory that another server has', async () => {
    const { code, stderr } = await home.startInVain({ PORT: '0' })

    expect(code).toBe(1)
    expect(stderr).toContain(`Another Cairn server is already using ${home.dataDir}.`)
    expect(stderr).not.toMatch(noStack)
    expect(await guest.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  })

  test('on a port that another server has', async () => {
    const { code, stderr } = await home.startInVain({
      ...embedded,
      DATA_DIR: join(home.dataDir, 'other'),
    })

    expect(code).toBe(1)
    expect(stderr).toContain(`PORT: nobody can listen at ${home.port} here`)
    expect(stderr).not.toMatch(noStack)
    expect(await guest.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  })

  test('with a data directory that is none', async () => {
    const file = join(home.dataDir, 'file')
    await writeFile(file, '')
    const { code, stderr } = await home.startInVain({ ...embedded, DATA_DIR: file })

    expect(code).toBe(1)
    expect(stderr).toContain('DATA_DIR: the folder cannot be used')
    expect(stderr).not.toMatch(noStack)
  })

  test.each([
    'postgres://cairn:canary@127.0.0.1:9/cairn',
    'postgres://cairn:canary@nowhere.invalid/cairn',
  ])('without a database at %s, whose password it does not tell', async (url) => {
    const { code, stderr } = await home.startInVain({ PORT: '0', DATABASE_URL: url })

    expect(code).toBe(1)
    expect(stderr).toContain('DATABASE_URL: no PostgreSQL answers there')
    expect(stderr).not.toMatch(noStack)
    expect(stderr).not.toContain('canary')
  })

  test.runIf(testServer)('with a password that the database does not take', async () => {
    const url = new URL(testServer ?? '')
    url.password = 'canary'
    const { code, stderr } = await home.startInVain({ PORT: '0', DATABASE_URL: url.href })

    expect(code).toBe(1)
    expect(stderr).toContain('DATABASE_URL: PostgreSQL does not let us in')
    expect(stderr).not.toMatch(noStack)
  })

  test('with values that are wrong, one line for each', async () => {
    const { code, stderr } = await home.startInVain({ PORT: 'http', SEED: 'maybe' })

    expect(code).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'Cairn cannot start.',
      '  PORT: must be a whole number from 0 to 65535',
      expect.stringMatching(/^ {2}SEED: /),
      '',
    ])
  })
})
