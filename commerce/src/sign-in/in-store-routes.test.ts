import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, signInAtStore } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const login = (visitor: Visitor, more: Record<string, string> = {}) =>
  visitor.send('agentSignIn', {
    body: { storeId: '0042', employeeId: 'E1001', pin: '4242', ...more },
  })

describe('store staff', () => {
  test('open an in-store session that says where and who (AUTH-044, INST-013, INST-017, SES-012)', async () => {
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
    expect(visitor.jar.get('cairn_employee')).toBe('1')
    expect(visitor.jar.has('cairn_login')).toBe(false)
  })

  test('see by name who works in a store; others do not (INST-026, INST-027, INST-018)', async () => {
    const visitor = await shop.guest()
    const read = (storeId: string) => visitor.send('readEmployees', { params: { storeId } })
    const { body } = await visitor.send<{ stores: object[] }>('readStores')
    expect(body.stores).toContainEqual({ id: '0042', name: 'Cairn Denver' })
    expect(await read('0042')).toMatchObject({ status: 403, errorId: 'AUT432' })

    await signInAtStore(visitor)
    const there = await visitor.send<{ employees: object[] }>('readEmployees', {
      params: { storeId: '0042' },
    })
    expect(there.body.employees).toContainEqual({ id: 'E1001', name: 'Dana Reyes' })
    expect(await read('9999')).toMatchObject({ status: 404, errorId: 'STR404' })
  })

  test('start with nothing of whoever used the device before (promise 28)', async () => {
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
  ])('are refused with %o (AUTH-052)', async (wrong, status, errorId) => {
    expect(await login(await shop.guest(), wrong)).toMatchObject({ status, errorId })
  })

  test('cannot be guessed: the fifth wrong PIN pauses their number', async () => {
    const visitor = await shop.guest()
    const heard: (string | undefined)[] = []
    for (let time = 0; time < 6; time++) {
      heard.push((await login(visitor, { employeeId: 'E1002', pin: '0000' })).errorId)
    }
    expect(heard).toEqual(['AUT418', 'AUT418', 'AUT418', 'AUT418', 'AUT423', 'AUT423'])
    expect((await login(visitor, { employeeId: 'E1002' })).errorId).toBe('AUT423')
  })

  test('stay at their counter when a shopper signs in there', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    const { body } = await signInAs(visitor, 'shopper@cairn.test')

    expect(body['consumerType']).toBe('REGISTERED')
    expect(visitor.jar.get('cairn_employee')).toBe('1')
  })

  test('are signed out with their shopper, and everywhere on that device (INST-005)', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    await visitor.send('signOut', { body: {} })

    expect([...visitor.jar.keys()]).toEqual([])
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
