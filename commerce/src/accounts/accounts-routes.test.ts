import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(email: string) {
  const guest = await shop.guest()
  await signInAs(guest, email)
  return guest
}

const acceptTerms = { body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } }

test('an employee gets the discount as soon as they accept the terms (INST-003, INST-010)', async () => {
  const employee = await signedIn('employee@cairn.test')
  const created = await employee.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  expect(created.body.totals.totalDiscount).toBe(0)

  const response = await employee.send('changeProfile', acceptTerms)
  expect(response.body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: true } })

  const params = { basketId: created.body.basketId }
  const { totals } = (await employee.send<Cart>('readCart', { params })).body
  expect(totals.totalDiscount).toBe(Math.round(totals.itemTotal * 30) / 100)
})

test('the token of an employee says whether the terms are accepted (SES-005)', async () => {
  await shop.database.exec('update accounts set employee_terms_accepted = false')
  const employee = await signedIn('employee@cairn.test')
  const readToken = () => employee.send('requestToken', { body: { type: 'Refresh' } })
  expect((await readToken()).body).toMatchObject({ isEmployeeDiscountTCAccepted: false })

  await employee.send('changeProfile', acceptTerms)
  expect((await readToken()).body).toMatchObject({ isEmployeeDiscountTCAccepted: true })
})

test('only an employee can accept the terms', async () => {
  const shopper = await signedIn('shopper@cairn.test')

  const terms = await shopper.send('changeProfile', acceptTerms)
  expect(terms).toMatchObject({ status: 403, body: { errorDetails: [{ errorId: 'AUT432' }] } })
})

test('a refused change of the profile does not accept the terms', async () => {
  const employee = await signedIn('employee@cairn.test')
  await shop.database.exec('update accounts set employee_terms_accepted = false')
  const consumerProfile = {
    isEmployeeDiscountTCAccepted: true,
    consumerDetails: { phone: '+13035550104' },
  }
  const response = await employee.send('changeProfile', { body: { consumerProfile } })
  expect(response).toMatchObject({ errorId: 'AUT442' })

  const { body } = await employee.send('readProfile', { query: {} })
  expect(body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: false } })
})

test('a change that includes a field that cannot be changed changes nothing', async () => {
  const shopper = await signedIn('shopper@cairn.test')
  const consumerProfile = { consumerDetails: { firstName: 'Samira', email: 'sam@example.com' } }
  const response = await shopper.send('changeProfile', { body: { consumerProfile } })
  expect(response).toMatchObject({ status: 501, errorId: 'REQ501' })

  const read = await shopper.send('readProfile', { query: {} })
  expect(read.body).toMatchObject({ consumerProfile: { consumerDetails: { firstName: 'Sam' } } })
})

test('the profile of a deleted account is not found', async () => {
  const visitor = await signedIn('ipa@cairn.test')
  await shop.database.exec(`
    alter table accounts disable trigger all;
    delete from accounts where email = 'ipa@cairn.test';
    alter table accounts enable trigger all`)
  const read = await visitor.send('readProfile', { query: {} })

  expect(read).toMatchObject({ status: 404, errorId: 'PRO404' })
})
