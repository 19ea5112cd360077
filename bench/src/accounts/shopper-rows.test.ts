import { importedCustomer, importedSavedAddress } from '@cairn/contract/imports/accounts-import'
import { importedOrder } from '@cairn/contract/imports/orders-import'
import { expect, test } from 'vitest'
import { largeExtent, largeShopper, ordinaryShoppers, shopperRows } from './shopper-rows.ts'

const passwordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
const skus = ['CAIRN001BLK-M', 'CAIRN002BLK-M', 'CAIRN003LRC-OS', 'CAIRN004BLK-M']
const schemas = {
  customer: importedCustomer,
  savedAddress: importedSavedAddress,
  order: importedOrder,
}

test('the rows of a shopper have the format of the import', () => {
  for (const { kind, ...row } of shopperRows(largeShopper, { passwordHash, skus })) {
    if (kind === 'storeEmployee') throw new Error('a shopper is no employee')
    expect(schemas[kind].safeParse(row).error).toBeUndefined()
  }
})

test('a shopper has the stated number of addresses and orders', () => {
  const rows = shopperRows(largeShopper, { passwordHash, skus })
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  expect(count('customer')).toBe(1)
  expect(count('savedAddress')).toBe(largeExtent.addresses)
  expect(count('order')).toBe(largeExtent.orders)
})

test('no two rows of the shoppers have the same key, and no two customers the same number', () => {
  const rows = [...ordinaryShoppers, largeShopper].flatMap((shopper) =>
    shopperRows(shopper, { passwordHash, skus }),
  )
  const keys = rows.map((row) => {
    if (row.kind === 'order') return row.orderNumber
    if (row.kind === 'savedAddress') return row.addressId
    // The number of a customer is derived from the first digits of the id.
    return row.kind === 'customer' ? row.consumerId.replaceAll('-', '').slice(0, 15) : ''
  })
  expect(new Set(keys).size).toBe(rows.length)
})
