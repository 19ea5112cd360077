import type { Cart } from '@cairn/contract/cart/cart'
import { peopleRows } from '@cairn/demo/demo-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import {
  missingDetails,
  signInDemoAccount,
  enrollment,
  profileOf,
  restoreAccountsAfterEach,
} from '../testing/loyalty-enrollment.ts'
import { chooseNewsletter, subscriptionsOf } from '../testing/newsletter-mails.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
restoreAccountsAfterEach(() => shop)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Restores the points of the member in the sample rows. */
const restorePoints = () =>
  shop.database.exec(`insert into points_entries (member_id, kind, points)
    select member_id, 'imported', 12500 - points from loyalty_members
    where member_id = 'M-100200300' and points < 12500`)

const sku = 'CAIRN001BLK-M'

describe('a membership without the second confirmation', () => {
  test('is not active', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    const response = await change({ enrollments: [{ ...enrollment, doubleOptin: false }] })
    expect(response.body.consumerProfile).toMatchObject({ isLoyaltyMember: false })
    const created = await visitor.send<Cart>('createCartWithItem', { body: { sku } })
    expect(JSON.stringify(created.body.paymentMethods)).not.toContain('LOYALTY_POINTS')
    expect((await visitor.send('readVouchers')).errorId).toBe('REW135')
  })

  test('that was imported keeps its member number when it is confirmed', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    await shop.database.exec(`update accounts set member_id = 'M-7', member_since = null
      where email = 'shopper@cairn.test'`)
    expect((await visitor.send('readVouchers')).errorId).toBe('REW135')
    await change({ enrollments: [enrollment] })
    expect((await visitor.send('readVouchers')).body).toMatchObject({ memberId: 'M-7' })
  })

  test('is confirmed by a request with both confirmations', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'shopper')
    await change({ enrollments: [{ ...enrollment, doubleOptin: false }] })
    await change({ enrollments: [enrollment] })
    expect((await visitor.send('readVouchers')).status).toBe(200)
  })
})

describe('a member', () => {
  const optOut = { ...enrollment, optin: false, doubleOptin: false }
  const memberRow = async () =>
    (
      await shop.database.run(
        `select points, referred_by, (select sum(points)::int from points_entries e
           where e.member_id = m.member_id) as booked
         from loyalty_members m where member_id = 'M-100200300'`,
      )
    ).rows[0]

  test('can leave at any time and loses the points', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'member')
    const response = await change({ enrollments: [optOut] })
    expect(response.body.consumerProfile).toMatchObject({
      isLoyaltyMember: false,
      loyaltyOptInDate: null,
      enrollments: [{ optin: false, doubleOptin: false }],
    })
    expect((await visitor.send('readVouchers')).errorId).toBe('REW130')
    expect(await memberRow()).toMatchObject({ points: 0, booked: 0 })
  })

  test('who leaves gets no newsletter for members any more', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'member')
    for (const type of ['Newsletter', 'LoyaltyNewsletter'])
      await chooseNewsletter(visitor, { type, recipient: 'member@cairn.test', locale: 'en-us' })
    await change({ enrollments: [optOut] })
    expect(await subscriptionsOf(visitor)).toMatchObject([
      { type: 'LoyaltyNewsletter', optin: false },
      { type: 'Newsletter', optin: true },
    ])
    const { rows } = await shop.database.run(
      'select type from newsletter_recipients where unsubscribed_at is null',
    )
    expect(rows).toEqual([{ type: 'Newsletter' }])
  })

  test('who has left gets no points back from a cart or an order', async () => {
    await restorePoints()
    const { visitor, change } = await signInDemoAccount(shop, 'member')
    const created = await visitor.send<Cart>('createCartWithItem', { body: { sku } })
    const params = { basketId: created.body.basketId }
    const body = { appliedLoyaltyVoucher: { points: 1_000 } }
    const applied = await visitor.send<Cart>('applyReward', { params, body })
    expect(applied.body.totals.appliedRewards).toBe(10)

    await change({ enrollments: [optOut] })
    await shop.database.exec(`insert into points_entries (member_id, kind, points, order_number)
      values ('M-100200300', 'refunded', 5000, 'CRN-1')`)
    expect(await memberRow()).toMatchObject({ points: 0, booked: 0 })
    const { reward, totals } = (await visitor.send<Cart>('readCart', { params })).body
    expect({ reward, applied: totals.appliedRewards }).toEqual({ reward: null, applied: 0 })
  })

  test('who returns has the same member number, and cannot use it as a referral code', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'member')
    await change({ enrollments: [optOut] })
    await change({ enrollments: [enrollment] })
    const referralCode = 'M-100200300'
    const response = await visitor.send('obtainLoyaltyToken', { body: { referralCode } })
    expect(response.body).toEqual({ memberId: 'M-100200300' })
    expect(await memberRow()).toMatchObject({ points: 0, referred_by: null })

    await shop.database.exec(`insert into points_entries (member_id, kind, points, order_number)
      values ('M-100200300', 'refunded', 500, 'CRN-1')`)
    expect(await memberRow()).toMatchObject({ points: 500 })
  })

  test('who joins and leaves concurrently has a consistent profile', async () => {
    const [one, other] = await Promise.all([
      signInDemoAccount(shop, 'shopper'),
      signInDemoAccount(shop, 'shopper'),
    ])
    await one.change({ enrollments: [enrollment] })
    await Promise.all([
      one.change({ enrollments: [optOut] }),
      other.change({ enrollments: [enrollment] }),
    ])
    const { isLoyaltyMember, enrollments } = await profileOf(one.visitor)
    expect(enrollments).toMatchObject([{ optin: isLoyaltyMember, doubleOptin: isLoyaltyMember }])
  })

  test('keeps the membership when the account is imported again', async () => {
    const { visitor, change } = await signInDemoAccount(shop, 'partial')
    const importAgain = () =>
      importRows(
        shop.database.query,
        peopleRows('2026-01-01').filter(
          (row) => row.kind === 'customer' && row.email === 'partial@cairn.test',
        ),
      )
    await change({ consumerDetails: missingDetails, enrollments: [enrollment] })
    await importAgain()
    expect(await profileOf(visitor)).toMatchObject({
      isLoyaltyMember: true,
      consumerDetails: { birthDate: '1994-02-28', phone: '+13035550177' },
    })
    await change({ enrollments: [optOut] })
    await importAgain()
    expect(await profileOf(visitor)).toMatchObject({ isLoyaltyMember: false })
  })
})
