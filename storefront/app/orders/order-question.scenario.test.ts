import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const questionPattern = /<details class="order-question">.*?<\/details>/gs

test('without scripts an order is cancelled and a return withdrawn only after a question', async () => {
  const { guest: visitor, basketId } = await guestReadyToOrder(shop(), { sku: 'CAIRN001BLK-M' })
  const { orderNumber } = (await placeOrder(visitor, basketId)).body
  const orderUrl = `/en-us/orders/${orderNumber}`
  async function readQuestions() {
    const html = await readShownHtml(await visit(orderUrl, { visitor }))
    expect(html.replaceAll(questionPattern, '')).not.toMatch(/value="(cancel|withdraw)"/)
    return html.match(questionPattern) ?? []
  }

  const [cancelling = '', ...others] = await readQuestions()
  expect(others).toEqual([])
  expect(cancelling).toContain(`Cancel order ${orderNumber}?`)
  expect(cancelling).toMatch(/<summary[^>]*>Cancel the order<\/summary>.*value="cancel"/s)
  expect(cancelling).toMatch(new RegExp(`href="${orderUrl}"[^>]*>Keep the order<`))

  await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
  await visitor.send('createReturnLabel', { params: { orderId: orderNumber }, body: {} })
  const [withdrawing = ''] = await readQuestions()
  expect(withdrawing).toMatch(/Withdraw return RET-\w+\?/)
  expect(withdrawing).toMatch(/<summary[^>]*>Withdraw the return<\/summary>.*value="withdraw"/s)
  expect(withdrawing).toMatch(new RegExp(`href="${orderUrl}"[^>]*>Keep the return<`))
})
