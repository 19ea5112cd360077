import { guestReadyToOrder, placeOrder, cardTokens } from '@cairn/commerce/testing/ready-to-order'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

type Choice = 'confirm' | 'fail'

/** A guest after a bank challenge that replaced the page, and the return URL. */
async function afterBankChallenge(choice: Choice) {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: 'CAIRN001BLK-M' })
  const { body } = await placeOrder(guest, basketId, { token: cardTokens.challenge })
  const url = String(body.flash[0]?.details?.['challengeUrl'])
  const answer = await shop().sandbox.answer(
    new Request(url, {
      method: 'POST',
      headers: { origin: new URL(url).origin },
      body: new URLSearchParams({ choice, code: '123456' }),
    }),
  )
  const returnUrl = new URL(answer.headers.get('location') ?? '')
  return {
    guest,
    basketId,
    orderNumber: body.orderNumber,
    returnUrl,
    path: returnUrl.pathname + returnUrl.search,
  }
}

const stateOf = async (orderNumber: string) =>
  (await shop().database.run('select state from orders where order_number = $1', [orderNumber]))
    .rows[0]?.['state']

describe('a return from a bank challenge that replaced the page', () => {
  test('places the order once and continues with an empty cart', async () => {
    const { guest: visitor, orderNumber, path, basketId } = await afterBankChallenge('confirm')
    const answers = [await visit(path, { visitor }), await visit(path, { visitor })]

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    for (const { headers } of answers) {
      expect(headers.get('location')).toBe(`/en-us/order-confirmation?order=${orderNumber}`)
    }
    expect(await stateOf(orderNumber)).toBe('placed')
    const page = await visit(`/en-us/order-confirmation?order=${orderNumber}`, { visitor })
    expect(await page.text()).toContain(orderNumber)
    expect([...visitor.jar.values()]).not.toContain(basketId)
  })

  test('shows that the bank refused, and the cart has all items again', async () => {
    const { guest: visitor, orderNumber, path } = await afterBankChallenge('fail')
    const page = await visit(path, { visitor })
    const html = await page.text()

    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('Your bank said no.')
    expect(html).toContain('href="/en-us/checkout?step=billing"')
    expect(await stateOf(orderNumber)).toBe('failed')
    expect(await (await visit('/en-us/cart', { visitor })).text()).toContain('CAIRN001BLK-M')
  })

  test('places no order with a missing, changed or foreign challenge result', async () => {
    const { guest: visitor, orderNumber, returnUrl } = await afterBankChallenge('confirm')
    const changed = new URL(returnUrl)
    changed.searchParams.set('sessionId', 'cha_somebodyelse')
    const otherShopper = await shop().guest()
    const tries = [
      await visit('/en-us/checkout/return', { visitor }),
      await visit(returnUrl.pathname + returnUrl.search, { visitor: otherShopper }),
    ]
    for (const answer of tries) {
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('There is nothing to come back to.')
    }
    expect(await (await visit(changed.pathname + changed.search, { visitor })).text()).toContain(
      'Your bank said no.',
    )
    expect(await stateOf(orderNumber)).not.toBe('placed')
  })

  test('offers to check again if the result is not known yet', async () => {
    const { guest: visitor, path } = await afterBankChallenge('confirm')
    const calls: Partial<Client> = {
      answerChallenge: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const html = await (await visit(path, { visitor, calls })).text()

    expect(html).toContain('Your bank has not answered yet.')
    expect(html).toContain('href="/en-us/checkout/return?')
    expect((await visit(path, { visitor })).status).toBe(303)
  })
})
