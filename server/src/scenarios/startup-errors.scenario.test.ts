import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { testPostgresUrl } from '../testing/temporary-database.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
let guest: Awaited<ReturnType<TestServer['guest']>>
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
  guest = await server.guest()
})
afterAll(() => installation.remove())

const noStack = /^\s+at /m
const embedded = { DATABASE_URL: '' }
/** What does not use the database of the tests is the same on each engine. */
const isRepeated = testPostgresUrl !== undefined

describe('a failed start ends with a message and no stack trace', () => {
  test.runIf(!testPostgresUrl)('on a data directory that another server uses', async () => {
    const { code, stderr } = await installation.startExpectingFailure({ PORT: '0' })

    expect(code).toBe(1)
    expect(stderr).toContain(`Another Cairn server is already using ${installation.dataDir}.`)
    expect(stderr).not.toMatch(noStack)
    expect(await guest.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  })

  test.skipIf(isRepeated)('on a port that another server uses', async () => {
    const { code, stderr } = await installation.startExpectingFailure({
      ...embedded,
      DATA_DIR: join(installation.dataDir, 'other'),
    })

    expect(code).toBe(1)
    expect(stderr).toContain(`PORT: nobody can listen at ${installation.port} here`)
    expect(stderr).not.toMatch(noStack)
    expect(await guest.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  })

  test.skipIf(isRepeated)('with a data directory that is a file', async () => {
    const file = join(installation.dataDir, 'file')
    await writeFile(file, '')
    const { code, stderr } = await installation.startExpectingFailure({
      ...embedded,
      DATA_DIR: file,
    })

    expect(code).toBe(1)
    expect(stderr).toContain('DATA_DIR: the folder cannot be used')
    expect(stderr).not.toMatch(noStack)
  })

  test
    .skipIf(isRepeated)
    .each([
      'postgres://cairn:canary@127.0.0.1:9/cairn',
      'postgres://cairn:canary@nowhere.invalid/cairn',
    ])('without a database at %s, and the message does not contain the password', async (url) => {
    const { code, stderr } = await installation.startExpectingFailure({
      PORT: '0',
      DATABASE_URL: url,
    })

    expect(code).toBe(1)
    expect(stderr).toContain('DATABASE_URL: no PostgreSQL answers there')
    expect(stderr).not.toMatch(noStack)
    expect(stderr).not.toContain('canary')
  })

  test.runIf(testPostgresUrl)('with a password that the database refuses', async () => {
    const url = new URL(testPostgresUrl ?? '')
    url.password = 'canary'
    const { code, stderr } = await installation.startExpectingFailure({
      PORT: '0',
      DATABASE_URL: url.href,
    })

    expect(code).toBe(1)
    expect(stderr).toContain('DATABASE_URL: PostgreSQL does not let us in')
    expect(stderr).not.toMatch(noStack)
  })

  test.skipIf(isRepeated)(
    'with invalid settings, and the message has a line for each',
    async () => {
      const { code, stderr } = await installation.startExpectingFailure({
        PORT: 'http',
        SEED: 'maybe',
      })

      expect(code).toBe(1)
      expect(stderr.split('\n')).toEqual([
        'Cairn cannot start.',
        '  PORT: must be a whole number from 0 to 65535',
        expect.stringMatching(/^ {2}SEED: /),
        '',
      ])
    },
  )
})
