import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Home, openHome } from '@cairn/server/testing/home'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: Home
beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.remove())

async function asking(...given: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'promotions.ts'), ...given], {
    cwd: home.dataDir,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: home.dataDir,
      DATABASE_URL: home.databaseUrl ?? '',
    },
  })
  const ended = new Promise((done) => child.once('close', done))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

test('a running shop is asked why promotions apply to a cart, and why others do not', async () => {
  const server = await home.start()
  const guest = await server.guest()
  const { body } = await guest.send<{ basketId: string }>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  const { code, stdout } = await asking('explain', body.basketId)

  expect(code).toBe(0)
  expect(stdout).toContain('GWP-TRAILMUG (ORDER, gift, priority 0) applies: gives 1 ×')
  expect(stdout).toContain('WELCOME10 (ORDER, percentage, priority 0) does not apply: none of')
  expect(await server.stop()).toBe(0)

  expect(await asking('explain', body.basketId, '--locale', 'de-de')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('SHIP-FREE-75 (SHIPPING, freeShipping, priority 0) does not'),
  })
})

test('what cannot be told is told in a sentence', async () => {
  const nobodys = crypto.randomUUID()

  expect(await asking('explain', nobodys)).toMatchObject({
    code: 1,
    stderr: `${nobodys}: there is no such cart.\n`,
  })
  expect(await asking('explain', 'short')).toMatchObject({
    stderr: 'short: a cart has a longer name, its basketId.\n',
  })
  expect(await asking('explain', nobodys, '--locale', 'xx-xx')).toMatchObject({
    stderr: 'xx-xx: there is no such locale.\n',
  })
  expect((await asking('sing')).stderr).toContain('npm run promotions -- explain CARTID')
})
