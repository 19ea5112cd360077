import type { readVouchers } from '@cairn/contract/loyalty/loyalty-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import {
  missingDetails,
  signInDemoAccount,
  enrollment,
  profileOf,
  restoreAccountsAfterEach,
} from '../testing/loyalty-enrollment.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
restoreAccountsAfterEach(() => shop)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

describe('a shopper with an account', () => {
  test('joins by changing the profile, and has a member number and no points (ACC-033)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const { body, status } = await change({ enrollments: [enrollment] })

    expect(status).toBe(200)
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      enrollments: [enrollment],
    })
    expect((await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')).body).toEqual({
      memberId: expect.stringMatching(/^M-\d{12}$/),
      currentLoyaltyPoints: 0,
      applicableLoyaltyVouchers: [],
    })
  })

  test('can add missing details when joining, and known details stay', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const source = { acquisitionType: 'Loyalty', campaignName: 'hut' }
    const response = await change({
      consumerDetails: { ...missingDetails, source },
      enrollments: [enrollment],
    })

    expect(response.status).toBe(200)
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

  test('saves every detail of the payload; the email address is only repeated (ACC-032)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const details = {
      firstName: 'Pía',
      lastName: 'Lind',
      email: 'partial@cairn.test',
      birthDate: '1994-02-28',
      gender: 'female',
      phone: '+13035550177',
    }
    const source = { acquisitionType: 'Newsletter', campaignName: 'summit' }
    const response = await change({ consumerDetails: { ...details, source } })

    expect(response.status).toBe(200)
    expect((await profileOf(visitor)).consumerDetails).toMatchObject(details)
    const { rows } = await shop.database.run(
      `select acquisition from accounts where email = 'partial@cairn.test'`,
    )
    expect(rows).toEqual([{ acquisition: source }])
  })

  test('joins once, for repeated and concurrent requests', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const countNumbers = async () =>
      (await shop.database.run('select from loyalty_members')).rows.length
    const numbersBefore = await countNumbers()
    await Promise.all([1, 2, 3].map(() => change({ enrollments: [enrollment] })))
    const first = await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')
    await change({ enrollments: [{ ...enrollment, doubleOptin: false }] })
    const secondResponse = await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')

    expect(secondResponse).toMatchObject({ status: 200, body: { memberId: first.body.memberId } })
    expect((await profileOf(visitor)).enrollments).toEqual([enrollment])
    expect(await countNumbers()).toBe(numbersBefore + 1)
  })

  test('keeps a known name and birth date when joining (LOY-015)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const consumerDetails = { firstName: 'Samuel', birthDate: '1970-01-01', phone: '3035550199' }
    await change({ consumerDetails, enrollments: [enrollment] })
    expect((await profileOf(visitor)).consumerDetails).toMatchObject({
      firstName: 'Sam',
      birthDate: '1988-04-12',
      phone: '+13035550100',
    })
  })
})

describe('joining is refused and changes nothing', () => {
  async function changeExpectingRefusal(profileChange: object) {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const before = await profileOf(visitor)
    const { errorId, status, body } = await change({ enrollments: [enrollment], ...profileChange })
    expect(await profileOf(visitor)).toEqual(before)
    return { errorId, status, body }
  }

  test('without a birth date (LOY-019)', async () => {
    const { phone } = missingDetails
    expect(await changeExpectingRefusal({ consumerDetails: { phone } })).toMatchObject({
      errorId: 'PRO411',
    })
  })

  test('below the minimum age, which the message states', async () => {
    const recentBirthDate = `${new Date().getUTCFullYear() - 12}-01-01`
    const answer = await changeExpectingRefusal({
      consumerDetails: { ...missingDetails, birthDate: recentBirthDate },
    })
    expect(answer).toMatchObject({ errorId: 'PRO410', status: 400 })
    expect(JSON.stringify(answer.body)).toContain('at least 13 years')
  })

  test('with the phone number of another account', async () => {
    const details = { ...missingDetails, phone: '+1 303 555 0103' }
    expect(await changeExpectingRefusal({ consumerDetails: details })).toMatchObject({
      errorId: 'AUT442',
    })
  })

  test.each([
    { name: 'without a phone number', details: { birthDate: missingDetails.birthDate } },
    {
      name: 'with an invalid phone number',
      details: { ...missingDetails, phone: '(103) 555-0142' },
    },
    {
      name: 'with a number of another dial code than the chosen one',
      details: { ...missingDetails, phone: '+447911123456', phoneCode: '1' },
    },
    {
      name: 'with a British number and the dial code of North America',
      details: { ...missingDetails, phone: '07911 123456', phoneCode: '1' },
    },
    { name: 'with an invalid postcode', details: { ...missingDetails, postalCode: '8030' } },
    {
      name: 'with a birth date before 1900',
      details: { ...missingDetails, birthDate: '1899-12-31' },
    },
    {
      name: 'with a birth date that does not exist',
      details: { ...missingDetails, birthDate: '1994-02-30' },
    },
  ])('$name', async ({ details: consumerDetails }) => {
    expect(await changeExpectingRefusal({ consumerDetails })).toMatchObject({ errorId: 'REQ400' })
  })

  test('as a guest', async () => {
    const guest = await shop.guest()
    const body = { consumerProfile: { enrollments: [enrollment] } }
    expect(await guest.send('changeProfile', { body })).toMatchObject({ errorId: 'AUT432' })
  })
})

test('in Europe only the birth date is needed to join', async () => {
  const { change } = await signInDemoAccount(shop, 'partial')
  const profileChange = { consumerDetails: { birthDate: '1994-02-28' }, enrollments: [enrollment] }
  expect(await change(profileChange, 'de-de')).toMatchObject({ status: 200 })
})

test('a phone number is stored with the chosen dial code (VAL-024, VAL-025)', async () => {
  const { visitor, change } = await signInDemoAccount(shop, 'partial')
  const phoneAfter = async (consumerDetails: object) => {
    expect(await change({ consumerDetails })).toMatchObject({ status: 200 })
    return (await profileOf(visitor)).consumerDetails.phone
  }
  expect(await phoneAfter({ phone: '07911123456', phoneCode: '44' })).toBe('+447911123456')
  expect(await phoneAfter({ phone: '(415) 555-0100', phoneCode: '1' })).toBe('+14155550100')
})

test('the phone number of an imported account is taken, in any format, until the account is closed', async () => {
  const row = {
    kind: 'customer',
    consumerId: 'c0000077-0000-4000-8000-000000000077',
    email: 'typed@example.com',
    phone: '(303) 555-0166',
  }
  await importRows(shop.database.query, [row])
  const profileChange = { consumerDetails: { phone: '303 555 0166' } }
  expect(await (await signInDemoAccount(shop, 'partial')).change(profileChange)).toMatchObject({
    errorId: 'AUT442',
  })

  await importRows(shop.database.query, [{ ...row, state: 'closed' }])
  expect(await (await signInDemoAccount(shop, 'partial')).change(profileChange)).toMatchObject({
    status: 200,
  })
})

test('only one of two concurrent changes gets the same phone number', async () => {
  const [one, other] = await Promise.all([
    signInDemoAccount(shop, 'partial'),
    signInDemoAccount(shop, 'shopper'),
  ])
  const profileChange = { consumerDetails: { phone: '+13035550188' } }
  const answers = await Promise.all([one.change(profileChange), other.change(profileChange)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

describe('a database error', () => {
  /** Makes the database reject the write. */
  async function withBrokenTable(table: string, work: () => Promise<void>) {
    await shop.database.exec(`
      create function broken() returns trigger language plpgsql as
        'begin raise exception ''broken''; end';
      create trigger broken before insert or update on ${table}
        for each row execute function broken()`)
    await work()
    await shop.database.exec('drop function broken cascade')
    expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
  }

  test('while saving the profile is returned and logged (ACC-011)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    await withBrokenTable('accounts', async () => {
      const answer = await change({ consumerDetails: missingDetails, enrollments: [enrollment] })
      expect(answer).toMatchObject({ status: 500, errorId: 'PRO412' })
    })
    expect(await profileOf(visitor)).toMatchObject({ isLoyaltyMember: false })
  })

  test('in the loyalty programme keeps the saved details, and joining can be repeated (ACC-012)', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    await withBrokenTable('loyalty_members', async () => {
      const answer = await change({ consumerDetails: missingDetails, enrollments: [enrollment] })
      expect(answer).toMatchObject({ status: 500, errorId: 'PRO418' })
    })
    expect(await profileOf(visitor)).toMatchObject({
      isLoyaltyMember: false,
      consumerDetails: { birthDate: '1994-02-28' },
    })
    expect((await change({ enrollments: [enrollment] })).status).toBe(200)
  })
})
