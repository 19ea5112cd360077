import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { newShopper as openAccount } from '@cairn/commerce/testing/new-shopper'
import { placeOrder, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { password } from '@cairn/commerce/testing/sign-in'
import { signUpForm } from '@cairn/commerce/testing/sign-up'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()
const page = '/en-us/account/privacy'
const { email } = signUpForm

beforeEach(() => shop().database.exec(`delete from accounts where login = '${email}'`))

const newShopper = () => openAccount(shop())

async function buy(visitor: Visitor) {
  const { body } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  await setAddresses(visitor, body.basketId)
  return (await placeOrder(visitor, body.basketId)).body.orderNumber
}

const show = async (visitor: Visitor, path = page) => readShownHtml(await visit(path, { visitor }))

const erase = (visitor: Visitor, currentPassword = password) =>
  visit(`${page}?erase`, { visitor, form: { currentPassword, captcha: '' } })

describe('the page with the data of a shopper', () => {
  test('offers both files and the deletion', async () => {
    const html = await show(await newShopper())
    for (const link of [`${page}/data.html`, `${page}/data.json`, `${page}?erase`])
      expect(html).toContain(`href="${link}"`)
    expect(html).not.toContain('name="currentPassword"')
  })

  test('leads guests to the sign-in and back', async () => {
    const answer = await visit(page, { visitor: await shop().guest() })
    expect(answer.headers.get('location')).toBe('/en-us/sign-in?to=%2Fen-us%2Faccount%2Fprivacy')
  })

  test.each([
    ['json', 'application/json; charset=utf-8', `"email": "${email}"`],
    ['html', 'text/html; charset=utf-8', `<dd>${email}</dd>`],
  ])('sends the data as a file: %s', async (format, type, content) => {
    const answer = await visit(`${page}/data.${format}`, { visitor: await newShopper() })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="cairn-data.${format}"`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain(content)
  })

  test('sends the page in the language of the shopper', async () => {
    const answer = await visit('/de-de/account/privacy/data.html', { visitor: await newShopper() })
    expect(await answer.text()).toContain('<h1>Ihre Daten</h1>')
  })

  test('sends no file to guests', async () => {
    const answer = await visit(`${page}/data.json`, { visitor: await shop().guest() })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  })
})

describe('deleting the account without scripts', () => {
  test('first says what is deleted and what the law requires to keep', async () => {
    const visitor = await newShopper()
    const orderNumber = await buy(visitor)
    await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const html = await show(visitor, `${page}?erase`)
    for (const text of [en.eraseDeletes, en.eraseKeeps, '1 order with invoices', 'Tax law'])
      expect(html).toContain(text)
    expect(html).toContain('name="currentPassword"')
  })

  test('deletes with the password, and the browser is signed out', async () => {
    const visitor = await newShopper()
    const answer = await erase(visitor)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?erased`])
    expect(await show(visitor, `${page}?erased`)).toContain(en.erasedTitle)
    expect((await visit('/en-us/account', { visitor })).headers.get('location')).toContain(
      '/sign-in',
    )
  })

  test.each([
    ['', en.fieldRequired],
    ['Wrong-one-1', messageFor('currentPasswordWrong', 'en')],
  ])('shows what is wrong with the password "%s" at its field', async (typed, problem) => {
    const visitor = await newShopper()
    const answer = await erase(visitor, typed)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(problem)
    expect(html).not.toContain('Wrong-one-1')
  })

  test('is not offered while an order is open, and refused', async () => {
    const visitor = await newShopper()
    const orderNumber = await buy(visitor)
    const html = await show(visitor, `${page}?erase`)
    expect(html).toContain(orderNumber)
    expect(html).not.toContain('name="currentPassword"')
    const answer = await erase(visitor)
    expect(answer.status).toBe(428)
    expect(await readShownHtml(answer)).toContain(messageFor('orderStillOpen', 'en'))
  })

  test('does not say to a signed-in shopper that the account is deleted', async () => {
    expect(await show(await newShopper(), `${page}?erased`)).not.toContain(en.erasedTitle)
  })
})
