import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentJobs } from '../payments/payments-jobs.ts'
import { ProviderUnavailable } from '../payments/providers/provider.ts'
import { eraseAccountOf, newShopper } from '../testing/new-shopper.ts'
import { consumeAll, readOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signUpForm } from '../testing/sign-up.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    `delete from accounts where login = '${signUpForm.email}';
     delete from discarded_tokens; delete from outbox`,
  ),
)
afterEach(() => {
  vi.restoreAllMocks()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

describe('the cards of an erased shopper', () => {
  const token = 'tok_test_pending'

  async function eraseWithCard(savedToken = token) {
    const visitor = await newShopper(shop)
    const card = {
      token: savedToken,
      brand: 'visa',
      last4: '1111',
      expiryMonth: 12,
      expiryYear: 2099,
    }
    const saved = await visitor.send('saveInstrument', {
      body: { payment_method_id: 'CREDIT_CARD', card },
    })
    expect(saved).toMatchObject({ status: 200 })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
    return (await readOutbox(shop)).filter(({ topic }) => topic === 'token-discarded')
  }

  const run = (events: Awaited<ReturnType<typeof eraseWithCard>>) =>
    consumeAll(shop, { consumers: paymentJobs(shop).consumers, events })

  const waiting = async () => (await shop.database.run('select token from discarded_tokens')).rows

  test('are deleted at the payment provider, by a job that is repeated until it answers', async () => {
    const deleteToken = vi.spyOn(shop.provider, 'deleteToken')
    const events = await eraseWithCard()
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain(token)

    deleteToken.mockRejectedValueOnce(new ProviderUnavailable('no answer'))
    await expect(run(events)).rejects.toThrow('no answer')
    expect(await waiting()).toEqual([{ token }])
    await run(events)
    expect(deleteToken.mock.calls).toEqual([[token], [token]])
    expect(await waiting()).toEqual([])
    await run(events)
    expect(deleteToken).toHaveBeenCalledTimes(2)
  })

  test('stay at the provider if somebody else has saved the same token', async () => {
    const deleteToken = vi.spyOn(shop.provider, 'deleteToken')
    const ofDemoShoppers = 'tok_test_approve'
    await run(await eraseWithCard(ofDemoShoppers))
    expect(deleteToken).not.toHaveBeenCalled()
    expect(await waiting()).toEqual([])
  })

  test('are deleted by the hourly job if all attempts have failed', async () => {
    const deleteToken = vi.spyOn(shop.provider, 'deleteToken')
    await eraseWithCard()
    const [hourly] = paymentJobs(shop).schedules
    const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }
    await hourly?.work(shop.database.query, null, job)
    expect(deleteToken).not.toHaveBeenCalled()
    await shop.database.exec(
      `update discarded_tokens set discarded_at = now() - interval '61 minutes'`,
    )
    await hourly?.work(shop.database.query, null, job)
    expect(deleteToken.mock.calls).toEqual([[token]])
    expect(await waiting()).toEqual([])
  })
})

test('what a store keeps for an erased shopper is available again', async () => {
  const visitor = await newShopper(shop)
  const stock = async () =>
    (await shop.database.run('select store_id, sku, on_hand from store_stock order by 1, 2')).rows
  const before = await stock()
  await shop.database.run(
    `with taken as (
       update store_stock set on_hand = on_hand - 1
       where (store_id, sku) = (
         select store_id, sku from store_stock where on_hand > 0 order by 1, 2 limit 1)
       returning store_id, sku)
     insert into reservations (consumer_id, network, store_id, sku, quantity, email, expires_at)
     select account_id, 'n', store_id, sku, 1, email, now() + interval '1 hour'
     from taken, accounts where login = $1`,
    [signUpForm.email],
  )
  expect(await stock()).not.toEqual(before)
  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  expect(await stock()).toEqual(before)
  expect((await shop.database.run('select from reservations')).rows).toEqual([])
})
