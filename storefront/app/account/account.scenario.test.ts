import { signInAs } from '@cairn/commerce/testing/sign-in'
import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function openAccount(username: string, areTermsAccepted: boolean) {
  const visitor = await shop().guest()
  await signInAs(visitor, username)
  await visitor.send('changeProfile', {
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: areTermsAccepted } },
  })
  return (await visit('/en-us/account', { visitor })).text()
}

test('employees who declined the terms of their discount find them in the account', async () => {
  const html = await openAccount('employee@cairn.test', false)

  expect(html).toContain('The terms of your associate discount')
  expect(html).toContain('href="/en-us/associate-discount-terms"')
  expect(html).toContain('I accept these terms')
})

test('nobody else finds terms in the account', async () => {
  expect(await openAccount('shopper@cairn.test', false)).not.toContain('associate discount')
  expect(await openAccount('employee@cairn.test', true)).not.toContain('associate discount')
})
