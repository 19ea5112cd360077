import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setAddresses, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Order } from '@cairn/contract/orders/order'
import type { TestServer } from '@cairn/server/testing/spawn-server'
import {
  type TestInstallation,
  openTestInstallation,
} from '@cairn/server/testing/test-installation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ SANDBOX_BESIDE: '1', CAPTCHA_PROVIDER: 'none' })
})
afterAll(() => installation.remove())

const runOrders = (...args: string[]) => runCommand(installation, 'orders', ...args)

/** Runs a command that must succeed and returns what it printed. */
async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runOrders(...args)
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' })
  return stdout
}

const jacket = 'CAIRN001BLK-M'

/** A paid order of two jackets, or more. */
async function placePaidOrder(item: object = {}) {
  const guest = await server.guest()
  const { body: cart } = await guest.send<{ basketId: string }>('createCartWithItem', {
    body: { sku: jacket, qty: 2, ...item },
  })
  await setAddresses(guest, cart.basketId)
  const { status, body } = await placeOrder(guest, cart.basketId)
  expect(status).toBe(200)
  const { orderNumber, totals, items } = body
  const readStatus = async () =>
    (await guest.send<Order>('readOrder', { params: { orderId: orderNumber } })).body.status
  /** Announces the return of one jacket. */
  const announceReturn = async () => {
    const params = { orderId: orderNumber }
    const returned = { itemId: items[0]?.itemId, qty: 1 }
    await guest.send('createReturnLabel', { params, body: { items: [returned] } })
    const order = await guest.send<Order>('readOrder', { params })
    return order.body.returns[0]?.returnNumber ?? ''
  }
  return { orderNumber, total: `${totals.total.toFixed(2)} USD`, readStatus, announceReturn }
}

test.concurrent('an order is packed, shipped, charged, delivered, returned and refunded (ORD-032)', async () => {
  const { orderNumber, total, readStatus, announceReturn } = await placePaidOrder({ qty: 3 })

  expect(await succeed('pack', orderNumber)).toContain(': Processing\n')
  expect(await readStatus()).toBe('Processing')

  expect(await succeed('ship', orderNumber, '--tracking', 'TRACK1')).toContain('(TRACK1)\n')
  expect(await readStatus()).toBe('Shipped')

  await succeed('deliver', orderNumber)
  expect(await readStatus()).toBe('Delivered')

  const returnNumber = await announceReturn()
  expect(await succeed('returns')).toContain(returnNumber)
  expect(await succeed('receive', returnNumber)).toContain(', 1 returned\n')
  expect(await succeed('returns')).not.toContain(returnNumber)
  expect(await runOrders('receive', returnNumber)).toMatchObject({
    code: 1,
    stderr: `${returnNumber} has been received.\n`,
  })
  expect(await succeed('return', orderNumber, `${jacket}=1`)).toContain(', 2 returned\n')

  await succeed('refund', orderNumber, '--amount', '12.50')
  const output = await succeed('show', orderNumber)
  expect(output).toContain(`capture ${total}: `)
  expect(output).toContain('refund 12.50 USD: ')
})

test.concurrent('an order that is collected in a store is charged when it is handed over, and refunded in full', async () => {
  const { orderNumber, total, readStatus } = await placePaidOrder({
    shippingMethod: 'pickup',
    storeId: '0042',
  })

  await succeed('ready', orderNumber)
  expect(await readStatus()).toBe('ReadyForPickup')

  await succeed('deliver', orderNumber)
  expect(await readStatus()).toBe('Delivered')

  await succeed('refund', orderNumber)
  const output = await succeed('show', orderNumber)
  expect(output).toContain(`capture ${total}: `)
  expect(output).toContain(`refund ${total}: `)
})

test.concurrent('an order is listed and cancelled, which starts no refund of money that was not taken', async () => {
  const { orderNumber, readStatus } = await placePaidOrder()
  expect(await succeed('list')).toContain(orderNumber)
  expect(await succeed('list', '--count', '1')).toMatch(/^CRN-[^\n]*\n$/)
  expect(await succeed('returns')).not.toContain(orderNumber)

  await succeed('cancel', orderNumber)
  expect(await readStatus()).toBe('Cancelled')
  expect(await runOrders('money', orderNumber)).toMatchObject({
    code: 1,
    stderr: `No money of ${orderNumber} was refused.\n`,
  })
  expect(await succeed('show', orderNumber)).not.toContain('refund ')
})

/** Makes the bank refuse the captures of an order, or accept them again. */
function refuseCaptures(orderNumber: string, isRefused: boolean) {
  const bank = new DatabaseSync(join(installation.dataDir, 'sandbox.sqlite'), { timeout: 5000 })
  bank
    .prepare(`update payment set state = ? where order_number = ?`)
    .run(isRefused ? 'refused' : 'authorised', orderNumber)
  bank.close()
}

const hasLoggedRefusal = (orderNumber: string) =>
  server.output.stdout
    .split('\n')
    .some((line) => line.includes('refused to move money') && line.includes(orderNumber))

test.concurrent('a refused capture is requested again, or dropped', async (context) => {
  const [retried, dropped] = [await placePaidOrder(), await placePaidOrder()]
  for (const { orderNumber } of [retried, dropped]) {
    refuseCaptures(orderNumber, true)
    await succeed('ship', orderNumber)
    await context.expect.poll(() => hasLoggedRefusal(orderNumber), { timeout: 60_000 }).toBe(true)
  }

  refuseCaptures(retried.orderNumber, false)
  await succeed('money', retried.orderNumber)
  await context.expect
    .poll(() => succeed('show', retried.orderNumber), { timeout: 60_000, interval: 500 })
    .toContain(`capture ${retried.total}: done, requested 2 times`)
  expect(await succeed('money', dropped.orderNumber, '--drop')).toContain(dropped.orderNumber)
  expect(await succeed('show', dropped.orderNumber)).toMatch(/capture .*: dropped/)
})

test.concurrent('--help prints the usage', async () => {
  const help = await succeed('--help')
  for (const verb of ['list', 'show', 'pack', 'ship', 'ready', 'deliver', 'cancel', 'refund']) {
    expect(help).toContain(` ${verb}`)
  }
  for (const verb of ['money', 'return', 'returns', 'receive', 'check']) {
    expect(help).toContain(` ${verb}`)
  }
})

test.concurrent('an error is reported in a sentence', async () => {
  const [unknownOrder, unknownCommand, invalidCount, fraction, ...unreadable] = await Promise.all([
    runOrders('show', 'CRN-NOBODY'),
    runOrders('sing'),
    runOrders('list', '--count', 'many'),
    runOrders('refund', 'CRN-NOBODY', '--amount', '12.345'),
    runOrders('refund', 'CRN-NOBODY', '--amount', '-5'),
    runOrders('refund', 'CRN-NOBODY', '--amuont', '5'),
  ])

  expect(unknownOrder).toMatchObject({
    code: 1,
    stderr: 'CRN-NOBODY: there is no such order.\n',
  })
  expect(unknownCommand.stderr).toContain('npm run orders -- list')
  expect(invalidCount.code).toBe(1)
  expect(fraction).toMatchObject({ code: 1, stderr: expect.stringContaining('multiple of 0.01') })
  for (const { code, stderr } of unreadable) {
    expect(code).toBe(1)
    expect(stderr).toMatch(/--am/)
    expect(stderr).not.toMatch(/^ +at /m)
  }
})

test('the ledger is consistent after these commands, while the shop is running and after it has stopped', async () => {
  const consistentMessage = 'Stock, money and orders agree.\n'

  expect(await succeed('check')).toBe(consistentMessage)
  expect(await server.stop('SIGINT')).toBe(0)
  expect(await succeed('check')).toBe(consistentMessage)
})
