import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
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

const runExperiments = (...args: string[]) => runCommand(installation, 'experiments', ...args)

async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runExperiments(...args)
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' })
  return stdout
}

test.concurrent('the usage is printed for --help, and for what is no command', async () => {
  const usage = expect.stringContaining('npm run experiments -- list')
  expect(await runExperiments('--help')).toMatchObject({ code: 0, stdout: usage, stderr: '' })
  for (const args of [[], ['sing'], ['report'], ['stop'], ['list', 'x'], ['stop', 'x', 'y']]) {
    expect(await runExperiments(...args)).toMatchObject({ code: 1, stdout: '', stderr: usage })
  }
  const wrongOption = await runExperiments('list', '--all')
  expect(wrongOption).toMatchObject({ code: 1, stderr: expect.stringContaining('--all') })
})

test('experiments are listed, evaluated and stopped, while the shop is running and after it has stopped', async () => {
  const server = await installation.start({ SANDBOX_BESIDE: '1', CAPTCHA_PROVIDER: 'none' })
  const { guest, basketId } = await guestReadyToOrder(server, { sku: 'CAIRN001BLK-M' })
  const send = (event: object) =>
    guest.send('decide', {
      params: { brand: 'CAIRN' },
      body: { monetateId: 'visitor-1', events: [event] },
    })
  await send({ eventType: 'DecisionRequest', requestId: 'home-1' })
  const { orderNumber, totals } = (await placeOrder(guest, basketId)).body
  await send({ eventType: 'Purchase', orderNumber, purchaseLines: [] })

  expect(await succeed('list')).toMatch(/^home-closing {2}running {2}\S+ to … {2}How the home page/)
  const report = await succeed('report', 'home-closing')
  expect(report).toContain('home-closing: How the home page ends\nrunning; ')
  expect(report).toMatch(
    new RegExp(`^(?:baseline|story) .* 1 +1 +100\\.00 % .* ${totals.total.toFixed(2)} USD$`, 'm'),
  )
  expect(await succeed('stop', 'home-closing')).toBe('home-closing is stopped.\n')
  expect(await runExperiments('stop', 'home-closing')).toMatchObject({
    code: 1,
    stderr: 'home-closing has ended already.\n',
  })
  expect(await runExperiments('report', 'unknown')).toMatchObject({
    code: 1,
    stderr: 'unknown: there is no such experiment.\n',
  })
  expect(await server.stop('SIGINT')).toBe(0)
  expect(await succeed('list')).toMatch(/^home-closing {2}stopped /)
})
