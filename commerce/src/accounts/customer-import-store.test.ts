import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../platform/passwords.ts'
import { aCustomer, importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { submitPassword, signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const importPeople = (...rows: object[]) => importRows(shop.database.query, rows)

async function signedIn(email: string) {
  const visitor = await shop.guest()
  await signInAs(visitor, email)
  return visitor
}

test('imported customers sign in with the password of the imported hash', async () => {
  const customer = await aCustomer('new@cairn.test', { firstName: 'Nell' })

  expect(await importPeople(customer)).toMatchObject({
    ok: true,
    changes: [{ entity: 'customer', id: customer.consumerId, change: 'added' }],
  })
  expect(await importPeople(customer)).toMatchObject({ ok: true, changes: [] })
  const visitor = await signedIn('NEW@cairn.test')
  expect(await visitor.send('readProfile')).toMatchObject({
    body: {
      consumerProfile: { isPartiallyEnrolled: true, consumerDetails: { firstName: 'Nell' } },
    },
  })
})

test('an imported phone number of ten digits gets the dial code 1 (VAL-029)', async () => {
  await importPeople(await aCustomer('ten-digits@cairn.test', { phone: '4155550100' }))
  const visitor = await signedIn('ten-digits@cairn.test')

  expect(await visitor.send('readProfile')).toMatchObject({
    body: { consumerProfile: { consumerDetails: { phone: '+14155550100' } } },
  })
})

test('a password in plain text is refused', async () => {
  const customer = await aCustomer('plain@cairn.test', { passwordHash: 'Trailhead1' })

  expect(await importPeople(customer)).toMatchObject({
    ok: false,
    problems: [{ line: 1, path: 'passwordHash' }],
  })
})

test('two customers cannot have the same email address, regardless of case', async () => {
  const [one, other] = [await aCustomer('twice@cairn.test'), await aCustomer('Twice@Cairn.test')]

  expect(await importPeople(one, other)).toMatchObject({ ok: false, problems: [{ line: 2 }] })
  await importPeople(one)
  expect(await importPeople(other)).toMatchObject({ ok: false, problems: [{ path: 'email' }] })
})

test('a customer without a password is refused like one with a wrong password', async () => {
  await importPeople(await aCustomer('without@cairn.test', { passwordHash: null }))
  const { response } = await submitPassword(await shop.guest(), 'without@cairn.test')

  expect(response.errorId).toBe('AUT401')
})

test.each(['locked', 'closed'] as const)(
  'the sessions of a customer who is %s are refused, and a new guest session is possible (guarantee 21)',
  async (state) => {
    const customer = await aCustomer(`${state}-later@cairn.test`)
    await importPeople(customer)
    const visitor = await signedIn(customer.email)
    const { body } = await visitor.send('createCart', { body: {} })
    await importPeople({ ...customer, state })

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
])('%s ends earlier sessions (guarantees 18 and 21)', async (changeName, change) => {
  const customer = await aCustomer(`${changeName.replaceAll(' ', '-')}@cairn.test`)
  await importPeople(customer)
  const visitor = await signedIn(customer.email)
  await importPeople({ ...customer, ...(await change()) })

  expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
})

test('store staff of an unknown store are refused', async () => {
  const row = { kind: 'storeEmployee', storeId: '9999', employeeId: 'E1', name: 'Nobody' }

  expect(await importPeople(row)).toMatchObject({ ok: false, problems: [{ path: 'storeId' }] })
})

test('the demo accounts have their documented roles', async () => {
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
