import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

/** The paths of the links with a ticket in the mails that an action causes. */
async function linksMailedAfter(action: () => Promise<unknown>): Promise<string[]> {
  const mails = await mailsAfter(shop(), action)
  const urls = mails.flatMap(({ text }) => text.match(/https?:\S+[?&]st=\S+/g) ?? [])
  return urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)
}

async function placeOrderAsGuest() {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: 'CAIRN001BLK-M' })
  await placeOrder(guest, basketId)
}

async function readPdfName(path: string) {
  const answer = await visit(path)
  return /filename="(.+)\.pdf"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
}

/** A visit without a visitor has no cookies, like a browser that opens a link for the first time. */
describe('a link in a mail opens the order in a browser without a session', () => {
  test('when the order is placed, with its invoice (ORD-028)', async () => {
    const [orderUrl = ''] = await linksMailedAfter(placeOrderAsGuest)
    const answer = await visit(orderUrl)
    const html = await readShownHtml(answer)
    const invoiceUrl = /href="([^"]+invoice\.pdf[^"]*)"/.exec(html)?.[1] ?? ''

    expect(answer.status).toBe(200)
    expect(html).toContain('Summit Down Jacket')
    expect(await readPdfName(invoiceUrl)).toMatch(/^CRN-/)
    expect((await visit(orderUrl.replace(/\?.*/, ''))).status).toBe(404)
    // The last character of a ticket stands for fewer bits than the others.
    const otherTicket = orderUrl.replace(/st=(.)/, (_, first) => `st=${first === 'x' ? 'y' : 'x'}`)
    expect((await visit(otherTicket)).status).toBe(404)
  })

  test('when the order is cancelled there, and shows that it is', async () => {
    const [orderUrl = ''] = await linksMailedAfter(placeOrderAsGuest)
    const [cancelledUrl = ''] = await linksMailedAfter(async () => {
      const answer = await visit(orderUrl, { form: { intent: 'cancel' } })
      expect(await readShownHtml(answer)).toContain('Your order is canceled.')
    })

    const answer = await visit(cancelledUrl)
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toContain('Canceled')
  })

  test('when a return is announced there, with its label (ORD-030)', async () => {
    const [orderUrl = ''] = await linksMailedAfter(placeOrderAsGuest)
    const orderNumber = /CRN-\w+/.exec(orderUrl)?.[0] ?? ''
    await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const returnUrl = orderUrl.replace('?', '/return?')
    const quantity = /name="(qty-[^"]+)"/.exec(await (await visit(returnUrl)).text())?.[1] ?? ''
    const links = await linksMailedAfter(async () => {
      const answer = await visit(returnUrl, { form: { [quantity]: '1' } })
      expect(answer.status).toBe(303)
      expect((await visit(answer.headers.get('location') ?? '')).status).toBe(200)
    })
    const labelUrl = links.find((link) => link.includes('label.pdf')) ?? ''

    expect(await readPdfName(labelUrl)).toMatch(/^RET-/)
    const page = await visit(links.find((link) => !link.includes('.pdf')) ?? '')
    expect(await readShownHtml(page)).toContain('Withdraw the return')
  })
})
