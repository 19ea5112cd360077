import { type Home, openHome } from '@cairn/server/testing/home'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: Home
beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.remove())

const asking = (...given: string[]) => runCommand(home, 'promotions.ts', ...given)

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
