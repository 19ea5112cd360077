import { guestReadyToOrder, placeOrder, tokens } from '@cairn/commerce/testing/ready-to-order'
import type { Shop } from '@cairn/commerce/testing/shop'
import type { Client } from '@cairn/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '../platform/test-client.ts'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 180_000)

afterAll(() => shop.close())

type Choice = 'confirm' | 'fail'

/** Somebody whose bank took the whole page, and where it leads them back to. */
async function askedByBank(choice: Choice) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { body } = await placeOrder(guest, basketId, { token: tokens.challenge })
  const url = String(body.flash[0]?.details?.['challengeUrl'])
  const answer = await shop.sandbox.answer(
    new Request(url, {
      method: 'POST',
      headers: { origin: new URL(url).origin },
      body: new URLSearchParams({ choice, code: '123456' }),
    }),
  )
  const home = new URL(answer.headers.get('location') ?? '')
  return { guest, basketId, orderNumber: body.orderNumber, home, path: home.pathname + home.search }
}

const stateOf = async (orderNumber: string) =>
  (await shop.database.run('select state from orders where order_number = $1', [orderNumber]))
    .rows[0]?.['state']

describe('whoever comes back from a bank that took the whole page away', () => {
  it('has ordered, once, and goes on with an empty bag', async () => {
    const { guest: visitor, orderNumber, path, basketId } = await askedByBank('confirm')
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

  it('is told that the bank said no, and finds everything in the bag', async () => {
    const { guest: visitor, orderNumber, path } = await askedByBank('fail')
    const page = await visit(path, { visitor })
    const html = await page.text()

    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('Your bank said no.')
    expect(html).toContain('href="/en-us/checkout?step=billing"')
    expect(await stateOf(orderNumber)).toBe('failed')
    expect(await (await visit('/en-us/cart', { visitor })).text()).toContain('CAIRN001BLK-M')
  })

  it('orders nothing with what was made up, changed or is another’s', async () => {
    const { guest: visitor, orderNumber, home } = await askedByBank('confirm')
    const changed = new URL(home)
    changed.searchParams.set('sessionId', 'cha_somebodyelse')
    const stranger = await shop.guest()
    const tries = [
      await visit('/en-us/checkout/return', { visitor }),
      await visit(home.pathname + home.search, { visitor: stranger }),
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

  it('is asked to look again where nobody knows yet', async () => {
    const { guest: visitor, path } = await askedByBank('confirm')
    const calls: Partial<Client> = { answerChallenge: async () => refused(503, 'REQ503') }
    const html = await (await visit(path, { visitor, calls })).text()

    expect(html).toContain('Your bank has not answered yet.')
    expect(html).toContain('href="/en-us/checkout/return?')
    expect((await visit(path, { visitor })).status).toBe(303)
  })
})
