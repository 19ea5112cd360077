import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const login = (visitor: Visitor, more: Record<string, string> = {}) =>
  visitor.send('agentSignIn', {
    body: { storeId: '0042', employeeId: 'E1001', pin: '4242', ...more },
  })

describe('store staff', () => {
  test('open an in-store session that names the store and the employee (AUTH-044, INST-017)', async () => {
    const visitor = await shop.guest()
    const { status, body } = await login(visitor)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      storeId: '0042',
      storeName: 'Cairn Denver',
      storeEmployeeId: 'E1001',
      storeEmployeeName: 'Dana Reyes',
      consumerType: 'GUEST',
    })
    const params = { storeId: '0042' }
    expect((await visitor.send('readEmployees', { params })).status).toBe(200)
  })

  test('get the cookie of an employee, and not that of a signed-in shopper (INST-013, SES-012)', async () => {
    const visitor = await shop.guest()
    await login(visitor)

    expect(visitor.jar.get('cairn_employee')).toBe('1')
    expect(visitor.jar.has('cairn_login')).toBe(false)
  })

  test('can choose from a public list of stores (INST-026)', async () => {
    const visitor = await shop.guest()
    const storesIn = async (locale: Locale) =>
      (await visitor.send<{ stores: object[] }>('readStores', { locale })).body.stores

    expect(await storesIn('en-us')).toContainEqual({ id: '0042', name: 'Cairn Denver' })
    expect(new Set(await storesIn('en-ca'))).toEqual(
      new Set([
        { id: '0110', name: 'Cairn Vancouver' },
        { id: '0111', name: 'Cairn Toronto' },
        { id: '0112', name: 'Cairn Montréal' },
      ]),
    )
  })

  test('can read the employees of a store, which a shopper cannot (INST-027)', async () => {
    const visitor = await shop.guest()
    const read = () =>
      visitor.send<{ employees: object[] }>('readEmployees', { params: { storeId: '0042' } })
    expect(await read()).toMatchObject({ status: 403, errorId: 'AUT432' })

    await signInAtStore(visitor)
    expect((await read()).body.employees).toEqual([
      { id: 'E1001', name: 'Dana Reyes' },
      { id: 'E1002', name: 'Theo Marsh' },
    ])
  })

  test('cannot read the employees of an unknown store (INST-018)', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)

    expect(await visitor.send('readEmployees', { params: { storeId: '9999' } })).toMatchObject({
      status: 404,
      errorId: 'STR404',
    })
  })

  test('start without the cart of the previous user of the device (guarantee 28)', async () => {
    const visitor = await shop.guest()
    const before = await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
    const { body } = await login(visitor)

    expect(before.status).toBe(200)
    expect(body['basketId']).toBeNull()
  })

  test.each([
    [{ pin: '4243' }, 401, 'AUT418'],
    [{ employeeId: 'E9999' }, 401, 'AUT418'],
    [{ storeId: '0043' }, 401, 'AUT418'],
    [{ storeId: '9999' }, 404, 'STR404'],
  ])('are refused with %o (AUTH-052)', async (credentials, status, errorId) => {
    expect(await login(await shop.guest(), credentials)).toMatchObject({ status, errorId })
  })

  test('are locked out after the fifth wrong PIN', async () => {
    const visitor = await shop.guest()
    const errorIds: (string | undefined)[] = []
    for (let time = 0; time < 6; time++) {
      errorIds.push((await login(visitor, { employeeId: 'E1003', pin: '0000' })).errorId)
    }
    expect(errorIds).toEqual(['AUT418', 'AUT418', 'AUT418', 'AUT418', 'AUT423', 'AUT423'])
    expect((await login(visitor, { employeeId: 'E1003' })).errorId).toBe('AUT423')
  })

  describe('are not locked out by wrong PINs from elsewhere', () => {
    const attacker = '198.51.100.9'
    afterEach(() => shop.database.run('delete from sign_in_attempts'))

    const lockFrom = async (clientIp: string) => {
      const visitor = await shop.guest(clientIp)
      for (let time = 0; time < 6; time++) await login(visitor, { pin: '0000' })
      return visitor
    }

    test('on a device that is new to the store (guarantee 22)', async () => {
      const elsewhere = await lockFrom(attacker)

      expect(await login(elsewhere)).toMatchObject({ status: 423, errorId: 'AUT423' })
      expect((await login(await shop.guest(attacker))).errorId).toBe('AUT423')
      expect(await login(await shop.guest())).toMatchObject({ status: 200 })
    })

    test('on a device of the store in the same network (guarantee 22)', async () => {
      const atStore = await shop.guest()
      await login(atStore)
      const inStore = await lockFrom('203.0.113.7')

      expect((await login(inStore)).errorId).toBe('AUT423')
      expect(await login(atStore)).toMatchObject({ status: 200 })
    })

    test('on a device of the store, however many networks guess (guarantee 22)', async () => {
      const atStore = await shop.guest('192.0.2.50')
      await login(atStore, { employeeId: 'E1002' })
      const guess = async (index: number) =>
        (await login(await shop.guest(`192.0.2.${index}`), { employeeId: 'E1002', pin: '0000' }))
          .errorId
      const errorIds: (string | undefined)[] = []
      for (let index = 100; index < 152; index++) errorIds.push(await guess(index))

      expect(errorIds.indexOf('AUT423')).toBe(50)
      expect(await login(atStore, { employeeId: 'E1002' })).toMatchObject({ status: 200 })
    })
  })

  test('stay signed in when a shopper signs in on the same device', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    const { body } = await signInAs(visitor, 'shopper@cairn.test')

    expect(body['consumerType']).toBe('REGISTERED')
    expect(visitor.jar.get('cairn_employee')).toBe('1')
  })

  test('are signed out together with the shopper (INST-005)', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    await visitor.send('signOut', { body: {} })

    expect([...visitor.jar.keys()]).toEqual(['cairn_device'])
  })

  test('are not kept signed in overnight, however often the session is renewed', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    await shop.database.run(
      `update sessions set refresh_expires_at = refresh_expires_at - interval '11 hours'`,
    )
    expect(await visitor.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
      status: 200,
    })
    await shop.database.run(
      `update sessions set refresh_expires_at = refresh_expires_at - interval '2 hours'`,
    )
    expect(await visitor.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
      errorId: 'REQ401',
    })
  })
})
