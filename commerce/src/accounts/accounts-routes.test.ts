import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openShop, type Shop } from '../testing/shop.ts'

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

const accepting = { body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } }

test('an associate pays less from the moment the terms are accepted (INST-003, INST-010)', async () => {
  const employee = await signedIn('employee@cairn.test')
  const made = await employee.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  expect(made.body.totals.totalDiscount).toBe(0)

  const accepted = await employee.send('changeProfile', accepting)
  expect(accepted.body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: true } })

  const params = { basketId: made.body.basketId }
  const { totals } = (await employee.send<Cart>('readCart', { params })).body
  expect(totals.totalDiscount).toBe(Math.round(totals.itemTotal * 30) / 100)
})

test('nobody but an associate has terms to accept', async () => {
  const shopper = await signedIn('shopper@cairn.test')

  const terms = await shopper.send('changeProfile', accepting)
  expect(terms).toMatchObject({ status: 403, body: { errorDetails: [{ errorId: 'AUT432' }] } })
})

test('terms are not accepted along with something that is refused', async () => {
  const employee = await signedIn('employee@cairn.test')
  await shop.database.exec('update accounts set employee_terms_accepted = false')
  const told = { isEmployeeDiscountTCAccepted: true, consumerDetails: { phone: '+13035550104' } }
  const refused = await employee.send('changeProfile', { body: { consumerProfile: told } })
  expect(refused).toMatchObject({ errorId: 'AUT442' })

  const { body } = await employee.send('readProfile', { query: {} })
  expect(body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: false } })
})

test('what cannot be changed yet is not changed by half', async () => {
  const shopper = await signedIn('shopper@cairn.test')
  const consumerProfile = { consumerDetails: { firstName: 'Samira', email: 'sam@example.com' } }
  const changed = await shopper.send('changeProfile', { body: { consumerProfile } })
  expect(changed).toMatchObject({ status: 501, errorId: 'REQ501' })

  const read = await shopper.send('readProfile', { query: {} })
  expect(read.body).toMatchObject({ consumerProfile: { consumerDetails: { firstName: 'Sam' } } })
})

test('whose account goes while its profile is asked for has none any more', async () => {
  const gone = await signedIn('ipa@cairn.test')
  await shop.database.exec(`
    alter table accounts disable trigger all;
    delete from accounts where email = 'ipa@cairn.test';
    alter table accounts enable trigger all`)
  const read = await gone.send('readProfile', { query: {} })

  expect(read).toMatchObject({ status: 404, errorId: 'PRO404' })
})
