import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { hashPassword } from '../platform/passwords.ts'
import { aCustomer, type CustomerRow, importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

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

const readAccount = async ({ consumerId }: CustomerRow) => {
  const { rows } = await shop.database.run('select * from accounts where account_id = $1', [
    consumerId,
  ])
  return rows[0]
}

const changeProfile = (visitor: Visitor, consumerProfile: object) =>
  visitor.send('changeProfile', { body: { consumerProfile } })

test('a repeated import keeps what the customer has changed here, names it, and changes the rest', async () => {
  const customer = await aCustomer('changes@cairn.test', {
    firstName: 'Nell',
    lastName: 'Moss',
    postalCode: '80202',
    phone: '+13035550401',
    consumerType: 'EMPLOYEE',
    yearlyLimit: 1000_00,
  })
  await importPeople(customer)
  const visitor = await signedIn(customer.email)
  const consumerDetails = { firstName: 'Nella', phone: '(303) 555-0402', gender: 'female' }
  const profile = { consumerDetails, isEmployeeDiscountTCAccepted: true }
  expect(await changeProfile(visitor, profile)).toMatchObject({ status: 200 })
  const chosenPassword = await hashPassword('Chosen1here')
  await shop.database.run('update accounts set password_hash = $1 where account_id = $2', [
    chosenPassword,
    customer.consumerId,
  ])
  const row = {
    ...customer,
    lastName: 'Mossman',
    postalCode: '80302',
    gender: null,
    yearlyLimit: 2000_00,
    employeeTermsAccepted: false,
  }
  const kept = {
    entity: 'customer',
    id: customer.consumerId,
    change: 'kept',
    fields: ['passwordHash', 'firstName', 'phone', 'gender', 'employeeTermsAccepted'],
  }

  expect(await importPeople(row)).toEqual({
    ok: true,
    changes: [{ entity: 'customer', id: customer.consumerId, change: 'changed' }, kept],
  })
  expect(await readAccount(customer)).toMatchObject({
    password_hash: chosenPassword,
    first_name: 'Nella',
    phone: '+13035550402',
    gender: 'female',
    employee_terms_accepted: true,
    last_name: 'Mossman',
    postal_code: '80302',
    yearly_limit: 2000_00,
  })
  expect(await visitor.send('readProfile')).toMatchObject({ status: 200 })
  expect(await importPeople(row)).toEqual({ ok: true, changes: [kept] })
})

test('a repeated import keeps a changed value also when the file has it meanwhile, and when the customer removes it', async () => {
  const customer = await aCustomer('sticky@cairn.test', {
    firstName: 'Nell',
    phone: '+13035550403',
  })
  await importPeople(customer)
  await shop.database.run(
    `update accounts set first_name = 'Nella', phone = null where account_id = $1`,
    [customer.consumerId],
  )
  await importPeople({ ...customer, firstName: 'Nella' })
  await importPeople({ ...customer, firstName: 'Eleanor' })

  expect(await readAccount(customer)).toMatchObject({ first_name: 'Nella', phone: null })
})

test('a value stays that of the customer who has changed it, also after they have changed it back', async () => {
  const customer = await aCustomer('changed-back@cairn.test', { firstName: 'Nell' })
  await importPeople(customer)
  const visitor = await signedIn(customer.email)
  await changeProfile(visitor, { consumerDetails: { firstName: 'Nella' } })
  await importPeople(customer)
  await changeProfile(visitor, { consumerDetails: { firstName: 'Nell' } })
  await importPeople({ ...customer, firstName: 'Eleanor' })

  expect(await readAccount(customer)).toMatchObject({ first_name: 'Nell' })
})

test('a repeated import keeps everything that a customer has entered who was never imported', async () => {
  const customer = await aCustomer('signed-up@cairn.test')
  await shop.database.run(
    `insert into accounts (account_id, email, login, first_name) values ($1, $2, $2, 'Nell')`,
    [customer.consumerId, 'signed-up-here@cairn.test'],
  )
  await importPeople({ ...customer, firstName: 'Eleanor', lastName: 'Moss' })

  expect(await readAccount(customer)).toMatchObject({
    email: 'signed-up-here@cairn.test',
    first_name: 'Nell',
    last_name: 'Moss',
  })
})

test('a repeated import does not refuse an old email address that somebody else has now', async () => {
  const customer = await aCustomer('moved@cairn.test', { firstName: 'Nell' })
  await importPeople(customer)
  await shop.database.run(
    `update accounts set email = 'new-mail@cairn.test', login = 'new-mail@cairn.test'
     where account_id = $1`,
    [customer.consumerId],
  )
  await importPeople(await aCustomer('moved@cairn.test'))

  expect(await importPeople({ ...customer, firstName: 'Eleanor' })).toMatchObject({ ok: true })
  expect(await readAccount(customer)).toMatchObject({
    email: 'new-mail@cairn.test',
    first_name: 'Eleanor',
  })
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a repeated import keeps what the customer changes during the import',
  async () => {
    const customer = await aCustomer('during@cairn.test', { firstName: 'Nell', lastName: 'Moss' })
    await importPeople(customer)
    const visitor = await signedIn(customer.email)
    const [compared, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const disarm = onFault('import.compared', () => {
      compared.resolve()
      return changed.promise
    })
    const report = importPeople({ ...customer, firstName: 'Eleanor', lastName: 'Mossman' })
    await compared.promise
    await changeProfile(visitor, { consumerDetails: { firstName: 'Nella' } })
    changed.resolve()

    expect(await report).toMatchObject({
      changes: [{ change: 'changed' }, { change: 'kept', fields: ['firstName'] }],
    })
    disarm()
    expect(await readAccount(customer)).toMatchObject({
      first_name: 'Nella',
      last_name: 'Mossman',
    })
  },
)

test('a repeated import changes no field that the row leaves out', async () => {
  const customer = await aCustomer('left-out@cairn.test', {
    firstName: 'Nell',
    state: 'locked',
    consumerType: 'EMPLOYEE',
    identities: ['IPA'],
    yearlyLimit: 1000_00,
    yearlySpent: 20_00,
    yearlySpentIn: 2020,
  })
  await importPeople(customer)
  const before = await readAccount(customer)
  const { kind, consumerId, email } = customer

  expect(await importPeople({ kind, consumerId, email })).toEqual({ ok: true, changes: [] })
  expect(await readAccount(customer)).toEqual(before)
})

test('a repeated import replaces what the customer has changed if the row says so', async () => {
  const customer = await aCustomer('forced@cairn.test', { firstName: 'Nell', lastName: 'Moss' })
  await importPeople(customer)
  const visitor = await signedIn(customer.email)
  await changeProfile(visitor, { consumerDetails: { firstName: 'Nella', lastName: 'Mossman' } })
  const { lastName: _leftOut, ...row } = { ...customer, force: true }
  expect(await importPeople(row)).toMatchObject({ changes: [{ change: 'changed' }] })
  expect(await readAccount(customer)).toMatchObject({ first_name: 'Nell', last_name: 'Mossman' })

  await importPeople({ ...customer, firstName: 'Eleanor' })
  expect(await readAccount(customer)).toMatchObject({ first_name: 'Eleanor' })
})
