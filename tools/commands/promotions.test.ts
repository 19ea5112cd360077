import {
  type TestInstallation,
  openTestInstallation,
} from '@cairn/server/testing/test-installation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.remove())

const runPromotions = (...args: string[]) => runCommand(installation, 'promotions', ...args)

test.concurrent('--help prints the usage', async () => {
  expect(await runPromotions('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('npm run promotions -- explain CARTID'),
    stderr: '',
  })
})

test.concurrent('a wrong argument is reported in a sentence', async () => {
  const unknownCart = crypto.randomUUID()
  const [shortId, unknownLocale, unknownCommand] = await Promise.all([
    runPromotions('explain', 'short'),
    runPromotions('explain', unknownCart, '--locale', 'xx-xx'),
    runPromotions('sing'),
  ])

  expect(shortId.stderr).toBe('short: a cart has a longer name, its basketId.\n')
  expect(unknownLocale.stderr).toBe('xx-xx: there is no such locale.\n')
  expect(unknownCommand.stderr).toContain('npm run promotions -- explain CARTID')
})

test('a running shop explains why promotions apply to a cart, and why others do not', async () => {
  const server = await installation.start()
  const guest = await server.guest()
  const { body } = await guest.send<{ basketId: string }>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  const { code, stdout } = await runPromotions('explain', body.basketId)

  expect(code).toBe(0)
  expect(stdout).toContain('GWP-TRAILMUG (ORDER, gift, priority 0) applies: gives 1 ×')
  expect(stdout).toContain('WELCOME10 (ORDER, percentage, priority 0) does not apply: none of')
  const unknownCart = crypto.randomUUID()
  expect(await runPromotions('explain', unknownCart)).toMatchObject({
    code: 1,
    stderr: `${unknownCart}: there is no such cart.\n`,
  })
  expect(await server.stop('SIGINT')).toBe(0)

  expect(await runPromotions('explain', body.basketId, '--locale', 'de-de')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('SHIP-FREE-75 (SHIPPING, freeShipping, priority 0) does not'),
  })
})
