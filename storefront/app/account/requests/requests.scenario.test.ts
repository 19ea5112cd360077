import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Order } from '@cairn/contract/orders/order'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/requests'

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

test('returns are listed with their state and order, the newest first', async () => {
  const { guest: visitor, basketId } = await guestReadyToOrder(shop(), {
    sku: 'CAIRN001BLK-M',
    qty: 3,
  })
  await signInAs(visitor, 'partial@cairn.test')
  const { orderNumber, items } = (await placeOrder(visitor, basketId)).body
  await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
  const params = { orderId: orderNumber }
  const itemId = items[0]?.itemId
  for (const qty of [1, 2])
    await visitor.send('createReturnLabel', { params, body: { items: [{ itemId, qty }] } })
  const { returns } = (await visitor.send<Order>('readOrder', { params })).body
  const [newest, oldest] = returns
  await visitor.send('withdrawReturn', {
    params,
    body: { returnNumber: oldest?.returnNumber },
  })

  const html = await readShownHtml(await visit(page, { visitor }))
  const [first = '', second = '', ...others] = html.split('<li class="account-card"').slice(1)
  expect(first).toContain(newest?.returnNumber)
  expect(first).toContain(`/en-us/orders/${orderNumber}`)
  expect(second).toContain(oldest?.returnNumber)
  expect(second).toContain(en.returnWithdrawn)
  expect(others).toEqual([])
})

test('what the shopper has written to customer service is listed by its subject', async () => {
  const visitor = await signedIn('ipa')
  const contact = { firstName: 'Ina', lastName: 'Park', email: 'ipa@cairn.test' }
  const { body } = await visitor.send<{ caseNumber: string }>('contactUs', {
    body: { ...contact, category: 'order', subject: 'where-is-it', message: 'Where is it?' },
  })
  const html = await readShownHtml(await visit(page, { visitor }))
  expect(html).toContain(body.caseNumber)
  expect(html).toMatch(/<h3 class="name">[^<]+: [^<]+<\/h3>/)
  expect(html).toContain(en.noReturnYet)
})

test('others see nothing of it, and guests are led to the sign-in', async () => {
  const html = await readShownHtml(await visit(page, { visitor: await signedIn('member') }))
  expect(html).toContain(en.noReturnYet)
  expect(html).toContain(en.noCaseYet)
  const answer = await visit(page, { visitor: await shop().guest() })
  expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
})
