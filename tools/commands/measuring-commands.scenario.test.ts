import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScript, type ScriptName } from './run-script.ts'

const root = join(import.meta.dirname, '..', '..')

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-measuring-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** They start the shop as `npm start` does, so they need the whole environment. */
const measure = (...command: [ScriptName, ...string[]]) =>
  runScript(command, { cwd: directory, env: process.env })

const pace = ['--runs', '1', '--seconds', '1', '--warm-up', '1']

/** Each of them starts shops with the demo rows, or runs hundreds of tests. */
describe.runIf(process.env['CAIRN_LONG'] === '1')('a command that takes a minute', () => {
  test('bench compares the shop on the embedded database with a reference', async () => {
    const options = ['--engine', 'embedded', '--only', 'guest token', ...pace]
    const { code, stdout, stderr } = await measure('bench', ...options)

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^\| embedded +\| guest token +\| +\d/m)
    expect(stdout).toMatch(
      /^\| embedded +\| npm start to the first page, second start +\| +[\d.]+ s/m,
    )
  })

  test('bench:pages measures a page in Chromium', async () => {
    const { code, stdout } = await measure('bench:pages', '--runs', '1', '--only', 'listing')

    expect(code).toBe(0)
    expect(stdout.match(/^\| listing +\| +\d+ /gm)).toHaveLength(2)
    expect(stdout).not.toMatch(/^\| home /m)
  })

  test('bench:against compares a checkout with another one, here with itself', async () => {
    const options = ['--only', 'guest token', '--rounds', '1', ...pace]
    const { code, stdout } = await measure('bench:against', root, ...options)

    expect(code).toBe(0)
    expect(stdout).toContain('round 1, guest token: ')
    expect(stdout).toMatch(/^\| guest token +\| +[\d.]+ /m)
  })

  test('mutate reports which changes of the code a test notices', async () => {
    const lines = 'commerce/src/promotions/combine-promotions.ts:27-40'
    const { code, stdout } = await runScript(
      ['mutate', '--mutate', lines],
      // Not CAIRN_LONG, with which the tests of each change would take minutes.
      { cwd: root, env: { HOME: directory, TMPDIR: directory } },
    )

    expect(code).toBe(0)
    expect(stdout).toMatch(/^\s*combine-promotions\.ts +\|/m)
  })
})
