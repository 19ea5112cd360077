import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

test('the cart and the checkout show an associate the rest of the yearly limit (guarantee 14)', async () => {
  const visitor = await shop().guest()
  await signInAs(visitor, 'employee@cairn.test')
  const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } }
  await visitor.send('changeProfile', { body })
  await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })

  for (const page of ['/en-us/cart', '/en-us/checkout']) {
    const html = await (await visit(page, { visitor })).text()
    expect(html).toContain('This year still has room for $1,650.00 at your terms.')
  }
  const guest = await shop().guest()
  await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  expect(await (await visit('/en-us/cart', { visitor: guest })).text()).not.toContain(
    'at your terms',
  )
})

test('an employee sees no discount before the terms are accepted, and the discounted prices afterwards (INST-003, INST-011)', async () => {
  await importRows(shop().database.query, samplePromotions())
  await shop().database.run('update accounts set employee_terms_accepted = false')
  const visitor = await shop().guest()
  await signInAs(visitor, 'employee@cairn.test')
  await shop().database.run('delete from carts')
  await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const readCart = async () => readShownHtml(await visit('/en-us/cart', { visitor }))
  const signsOfDiscount = ['$224.00', 'at your terms']

  const before = await readCart()
  expect(before).toContain('$320.00')
  expect(signsOfDiscount.filter((text) => before.includes(text))).toEqual([])
  const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } }
  await visitor.send('changeProfile', { body })
  const after = await readCart()
  expect(signsOfDiscount.filter((text) => after.includes(text))).toEqual(signsOfDiscount)
})
