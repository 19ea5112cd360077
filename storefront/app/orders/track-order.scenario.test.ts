import { orderCodeOf } from '@cairn/commerce/orders/order-code-store'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function placeTrackedOrder() {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: 'CAIRN001BLK-M' })
  const { orderNumber } = (await placeOrder(guest, basketId)).body
  return { orderNumber }
}

describe('the tracking page', () => {
  const find = (form: Record<string, string>) => visit('/en-us/orders/track', { form })

  test('shows the status for number and email without personal data (ORD-031)', async () => {
    const { orderNumber } = await placeTrackedOrder()
    const answer = await find({ intent: 'find', orderNumber, email: 'ada@example.com' })
    const html = await readShownHtml(answer.clone())

    expect(html).toContain('Received')
    expect(html).toContain('Mail me a code')
    expect(await answer.text()).not.toContain('Larimer')
  })

  test.each([
    {
      orderNumber: 'CRN-000000000',
      email: 'ada@example.com',
      status: 404,
      said: messageFor('orderNotFound', 'en'),
    },
    { orderNumber: '', email: 'ada@example.com', status: 400, said: 'This field is required' },
    { orderNumber: 'CRN-000000000', email: 'ada', status: 400, said: 'Email is not valid' },
  ])('shows what is wrong: %o (ORD-020)', async ({ status, said: message, ...values }) => {
    const answer = await find({ intent: 'find', ...values })
    expect(answer.status).toBe(status)
    expect(await readShownHtml(answer)).toContain(message)
  })

  test('refuses an email that does not belong to the order (ORD-022)', async () => {
    const { orderNumber } = await placeTrackedOrder()
    const answer = await find({ intent: 'find', orderNumber, email: 'eve@example.com' })
    expect(answer.status).toBe(400)
    expect(await readShownHtml(answer)).toContain(messageFor('orderEmailWrong', 'en'))
  })

  test('opens the order with the emailed code only', async () => {
    const { orderNumber } = await placeTrackedOrder()
    const values = { orderNumber, email: 'ada@example.com' }
    await find({ ...values, intent: 'mail' })
    const { rows } = await shop().database.run(
      `select issue from order_codes join orders using (order_id) where order_number = $1`,
      [orderNumber],
    )
    const code = orderCodeOf(String(rows[0]?.['issue']), shop().mailKeys.tokenSecret)
    const other = code === '123456' ? '654321' : '123456'
    const wrong = await find({ ...values, intent: 'open', code: other })
    expect(await wrong.text()).toContain(messageFor('orderCodeWrong', 'en'))
    const response = await find({ ...values, intent: 'open', code })
    const location = response.headers.get('location') ?? ''
    expect([response.status, location.split('?')[0]]).toEqual([303, `/en-us/orders/${orderNumber}`])
    expect(await (await visit(location, { visitor: await shop().guest() })).text()).toContain(
      'Larimer',
    )
  })

  test('sends a code by email and asks for it', async () => {
    const { orderNumber } = await placeTrackedOrder()
    const values = { orderNumber, email: 'ada@example.com' }
    expect(await (await find({ ...values, intent: 'mail' })).text()).toContain(
      'The code is on its way to ada@example.com.',
    )
    const wrong = await (await find({ ...values, intent: 'open', code: '12' })).text()
    expect(wrong).toContain('The code has six digits.')
  })
})
