import type { AccountsRow } from '@cairn/contract/imports/accounts-import'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importFiles } from '../imports.ts'
import { cardSecret } from '../testing/import-rows.ts'
import { submitPassword, signInAs } from '../testing/sign-in.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { hashPassword } from '../platform/passwords.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const handIn = (...rows: object[]) =>
  importFiles(shop.database.query, {
    files: [{ name: 'people.ndjson', text: rows.map((row) => JSON.stringify(row)).join('\n') }],
    isDryRun: false,
    cardSecret,
  })

type Customer = Extract<AccountsRow, { kind: 'customer' }>

async function aCustomer(email: string, more: Partial<Customer> = {}): Promise<Customer> {
  const passwordHash = await hashPassword('Trailhead1')
  return { kind: 'customer', consumerId: crypto.randomUUID(), email, passwordHash, ...more }
}

async function signedIn(email: string) {
  const visitor = await shop.guest()
  await signInAs(visitor, email)
  return visitor
}

test('customers come with the hash of their password, and sign in with it', async () => {
  const customer = await aCustomer('new@cairn.test', { firstName: 'Nell' })

  expect(await handIn(customer)).toMatchObject({
    ok: true,
    changes: [{ entity: 'customer', id: customer.consumerId, change: 'added' }],
  })
  expect(await handIn(customer)).toMatchObject({ ok: true, changes: [] })
  const visitor = await signedIn('NEW@cairn.test')
  expect(await visitor.send('readProfile')).toMatchObject({
    body: {
      consumerProfile: { isPartiallyEnrolled: true, consumerDetails: { firstName: 'Nell' } },
    },
  })
})

test('a password that is handed in as it is, is refused by its row', async () => {
  const plain = await aCustomer('plain@cairn.test', { passwordHash: 'Trailhead1' })

  expect(await handIn(plain)).toMatchObject({
    ok: false,
    problems: [{ line: 1, path: 'passwordHash' }],
  })
})

test('one address belongs to one customer, however it is written', async () => {
  const [one, other] = [await aCustomer('twice@cairn.test'), await aCustomer('Twice@Cairn.test')]

  expect(await handIn(one, other)).toMatchObject({ ok: false, problems: [{ line: 2 }] })
  await handIn(one)
  expect(await handIn(other)).toMatchObject({ ok: false, problems: [{ path: 'email' }] })
})

test('without a password there is no way in, and nothing says so', async () => {
  await handIn(await aCustomer('without@cairn.test', { passwordHash: null }))
  const { proved } = await submitPassword(await shop.guest(), 'without@cairn.test')

  expect(proved.errorId).toBe('AUT401')
})

test.each(['locked', 'closed'] as const)(
  'a customer who is %s is told so in every session, and shops on as a guest (AUTH-050, guarantee 21)',
  async (state) => {
    const customer = await aCustomer(`${state}-later@cairn.test`)
    await handIn(customer)
    const visitor = await signedIn(customer.email)
    const { body } = await visitor.send('createCart', { body: {} })
    await handIn({ ...customer, state })

    expect(await visitor.send('createCart', { body: {} })).toMatchObject({
      status: 401,
      errorId: 'AUT498',
    })
    const params = { basketId: String(body['basketId']) }
    expect(await visitor.send('readCart', { params })).toMatchObject({ errorId: 'AUT498' })
    expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'AUT498' })
    await visitor.send('requestToken', { body: { type: 'Guest' } })
    expect(await visitor.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  },
)

test.each([
  ['another password', async () => ({ passwordHash: await hashPassword('Different1') })],
  ['another role', async () => ({ consumerType: 'EMPLOYEE' as const })],
])('%s ends the sessions of before (guarantees 18 and 21)', async (what, change) => {
  const customer = await aCustomer(`${what.replaceAll(' ', '-')}@cairn.test`)
  await handIn(customer)
  const visitor = await signedIn(customer.email)
  await handIn({ ...customer, ...(await change()) })

  expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
})

test('store staff are handed in for stores that are there', async () => {
  const row = { kind: 'storeEmployee', storeId: '9999', employeeId: 'E1', name: 'Nobody' }

  expect(await handIn(row)).toMatchObject({ ok: false, problems: [{ path: 'storeId' }] })
})

test('the people of the demo world are who they are known for', async () => {
  const profileOf = async (email: string) => {
    const { body } = await (await signedIn(email)).send<{ consumerProfile: object }>('readProfile')
    return body.consumerProfile
  }

  expect(await profileOf('member@cairn.test')).toMatchObject({
    isLoyaltyMember: true,
    isPartiallyEnrolled: false,
  })
  expect(await profileOf('partial@cairn.test')).toMatchObject({ isPartiallyEnrolled: true })
  expect(await profileOf('employee@cairn.test')).toMatchObject({
    consumerDetails: { employee: { currentSpend: 350, annualCap: 2000 } },
  })
  expect(await profileOf('athlete@cairn.test')).toMatchObject({
    consumerDetails: { athlete: { currentSpend: 400, annualCredit: 1500 } },
  })
  for (const type of ['WRANX', 'IPA']) {
    expect(await profileOf(`${type.toLowerCase()}@cairn.test`)).toMatchObject({
      consumerDetails: { identity: [{ type }], prosumer: { annualCredit: 1000 } },
    })
  }
})
