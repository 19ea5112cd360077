import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readVouchers } from '@cairn/contract/loyalty/loyalty-calls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import {
  missingDetails,
  signInDemoAccount,
  enrolment,
  profileOf,
  rememberAccounts,
} from '../testing/loyalty-enrolment.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
let restore: () => Promise<void>
beforeEach(async () => {
  restore = await rememberAccounts(shop)
})
afterEach(async () => {
  await restore()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

describe('who has an account', () => {
  test('joins with a change of the profile, and has a number and no points yet (ACC-033)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const { body, status } = await change({ enrollments: [enrolment] })

    expect(status).toBe(200)
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      enrollments: [enrolment],
    })
    expect((await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')).body).toEqual({
      memberId: expect.stringMatching(/^M-\d{12}$/),
      currentLoyaltyPoints: 0,
      applicableLoyaltyVouchers: [],
    })
  })

  test('tells what was missing along with it; what was known stays (ACC-032)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const source = { acquisitionType: 'Loyalty', campaignName: 'hut' }
    const joined = await change({
      consumerDetails: { ...missingDetails, source },
      enrollments: [enrolment],
    })

    expect(joined.status).toBe(200)
    expect((await profileOf(visitor)).consumerDetails).toMatchObject({
      firstName: 'Pia',
      lastName: 'Lindqvist',
      postalCode: '80302',
      phone: '+13035550177',
      birthDate: '1994-02-28',
    })
    const { rows } = await shop.database.run(
      `select acquisition from accounts where email = 'partial@cairn.test'`,
    )
    expect(rows).toEqual([{ acquisition: source }])
  })

  test('is a member once, however often and from however many tabs it is said', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const numbers = async () => (await shop.database.run('select from loyalty_members')).rows.length
    const given = await numbers()
    await Promise.all([1, 2, 3].map(() => change({ enrollments: [enrolment] })))
    const first = await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')
    await change({ enrollments: [{ ...enrolment, doubleOptin: false }] })
    const later = await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')

    expect(later).toMatchObject({ status: 200, body: { memberId: first.body.memberId } })
    expect((await profileOf(visitor)).enrollments).toEqual([enrolment])
    expect(await numbers()).toBe(given + 1)
  })

  test('keeps the name and the birth date that are known, whatever is said along with it (LOY-015)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const consumerDetails = { firstName: 'Samuel', birthDate: '1970-01-01', phone: '3035550199' }
    await change({ consumerDetails, enrollments: [enrolment] })
    expect((await profileOf(visitor)).consumerDetails).toMatchObject({
      firstName: 'Sam',
      birthDate: '1988-04-12',
      phone: '+13035550100',
    })
  })
})

describe('nobody joins, and nothing changes,', () => {
  async function refused(told: object) {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const was = await profileOf(visitor)
    const { errorId, status, body } = await change({ enrollments: [enrolment], ...told })
    expect(await profileOf(visitor)).toEqual(was)
    return { errorId, status, body }
  }

  test('without a birth date (LOY-019)', async () => {
    const { phone } = missingDetails
    expect(await refused({ consumerDetails: { phone } })).toMatchObject({ errorId: 'PRO411' })
  })

  test('who is too young, and is told from when on', async () => {
    const young = `${new Date().getUTCFullYear() - 12}-01-01`
    const answer = await refused({ consumerDetails: { ...missingDetails, birthDate: young } })
    expect(answer).toMatchObject({ errorId: 'PRO410', status: 400 })
    expect(JSON.stringify(answer.body)).toContain('at least 13 years')
  })

  test('with the telephone of another profile', async () => {
    const taken = { ...missingDetails, phone: '+1 303 555 0103' }
    expect(await refused({ consumerDetails: taken })).toMatchObject({ errorId: 'AUT442' })
  })

  test.each([
    { why: 'without a telephone', told: { birthDate: missingDetails.birthDate } },
    { why: 'with one that is none', told: { ...missingDetails, phone: '(103) 555-0142' } },
    { why: 'with a postcode that is none', told: { ...missingDetails, postalCode: '8030' } },
    { why: 'born before anybody', told: { ...missingDetails, birthDate: '1899-12-31' } },
    { why: 'born on no day', told: { ...missingDetails, birthDate: '1994-02-30' } },
  ])('$why', async ({ told: consumerDetails }) => {
    expect(await refused({ consumerDetails })).toMatchObject({ errorId: 'REQ400' })
  })

  test('as a guest', async () => {
    const guest = await shop.guest()
    const body = { consumerProfile: { enrollments: [enrolment] } }
    expect(await guest.send('changeProfile', { body })).toMatchObject({ errorId: 'AUT432' })
  })
})

test('in Europe a member tells only when they were born', async () => {
  const { change } = await signInDemoAccount(shop, 'partial')
  const told = { consumerDetails: { birthDate: '1994-02-28' }, enrollments: [enrolment] }
  expect(await change(told, 'de-de')).toMatchObject({ status: 200 })
})

test('a number that came as somebody typed it is theirs all the same', async () => {
  const row = {
    kind: 'customer',
    consumerId: 'c0000077-0000-4000-8000-000000000077',
    email: 'typed@example.com',
    phone: '(303) 555-0166',
  }
  await importRows(shop.database.query, [row])
  const told = { consumerDetails: { phone: '303 555 0166' } }
  expect(await (await signInDemoAccount(shop, 'partial')).change(told)).toMatchObject({
    errorId: 'AUT442',
  })

  await importRows(shop.database.query, [{ ...row, state: 'closed' }])
  expect(await (await signInDemoAccount(shop, 'partial')).change(told)).toMatchObject({
    status: 200,
  })
})

test('two who want one number at the same moment do not both have it', async () => {
  const [one, other] = await Promise.all([
    signInDemoAccount(shop, 'partial'),
    signInDemoAccount(shop, 'shopper'),
  ])
  const told = { consumerDetails: { phone: '+13035550188' } }
  const answers = await Promise.all([one.change(told), other.change(told)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

describe('where something breaks', () => {
  /** Makes the database reject the write. */
  async function broken(table: string, work: () => Promise<void>) {
    await shop.database.exec(`
      create function broken() returns trigger language plpgsql as
        'begin raise exception ''broken''; end';
      create trigger broken before insert or update on ${table}
        for each row execute function broken()`)
    await work()
    await shop.database.exec('drop function broken cascade')
    expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
  }

  test('while the profile is saved, the client is told so, and it is logged (ACC-011)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    await broken('accounts', async () => {
      const answer = await change({ consumerDetails: missingDetails, enrollments: [enrolment] })
      expect(answer).toMatchObject({ status: 500, errorId: 'PRO412' })
    })
    expect(await profileOf(visitor)).toMatchObject({ isLoyaltyMember: false })
  })

  test('in the programme, what was told is kept, and joining again is enough (ACC-012)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    await broken('loyalty_members', async () => {
      const answer = await change({ consumerDetails: missingDetails, enrollments: [enrolment] })
      expect(answer).toMatchObject({ status: 500, errorId: 'PRO418' })
    })
    expect(await profileOf(visitor)).toMatchObject({
      isLoyaltyMember: false,
      consumerDetails: { birthDate: '1994-02-28' },
    })
    expect((await change({ enrollments: [enrolment] })).status).toBe(200)
  })
})
