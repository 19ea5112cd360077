import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Shop } from '@cairn/commerce/testing/shop'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopWithPages, type VisitPage } from '../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 180_000)

afterAll(() => shop.close())

async function seenBy(who: 'member' | 'partial', path: string, calls: Partial<Client> = {}) {
  const visitor = await shop.guest()
  await signInAs(visitor, `${who}@cairn.test`)
  const answer = await visit(path, { visitor, calls })
  return { status: answer.status, html: await answer.text() }
}

describe('the loyalty page of the account', () => {
  test('shows a member the points and the vouchers that they buy (LOY-013)', async () => {
    const { html } = await seenBy('member', '/en-us/account/loyalty')
    for (const shown of ['12,500', 'M-100200300', 'March 21']) expect(html).toContain(shown)
    for (const voucher of ['$115', '$55', '$27', '$10'])
      expect(html).toContain(`Voucher of ${voucher}<`)
  })

  test('shows the highest voucher that the points buy, without decimals (LOY-011, LOY-012)', async () => {
    const { html } = await seenBy('member', '/en-us/account/loyalty')
    expect(html).toContain('Worth $115 today')
    expect(html).not.toContain('Voucher of $240')
  })

  test('uses the language and the currency of the site', async () => {
    const { html } = await seenBy('member', '/de-de/account/loyalty')
    for (const shown of ['12.500', 'Heute 115\u00a0€ wert', 'Seit 21. März'])
      expect(html).toContain(shown)
  })

  test('shows a new member the welcome promotion, if there is one (LOY-017)', async () => {
    const promotion = {
      promotionId: 'WELCOME10',
      promotionName: '10% off your order',
      code: 'WELCOME10',
      endsOn: '2027-01-31',
    }
    const welcome: Partial<Client> = {
      readWelcomePromotion: async () => ({ ok: true, value: { promotion } }),
    }
    const { html } = await seenBy('member', '/en-us/account/loyalty', welcome)
    for (const shown of ['WELCOME10', '10% off your order', 'Until January 31, 2027'])
      expect(html).toContain(shown)

    const none = await seenBy('member', '/en-us/account/loyalty', {
      readWelcomePromotion: async () => refusedAnswer(503, 'REQ503'),
    })
    expect(none.status).toBe(200)
    expect(none.html).not.toContain('Welcome in')
  })

  test('says if the member has no voucher yet', async () => {
    const value = { memberId: 'M-1', currentLoyaltyPoints: 12, applicableLoyaltyVouchers: [] }
    const { html } = await seenBy('member', '/en-us/account/loyalty', {
      readVouchers: async () => ({ ok: true, value }),
    })
    expect(html).toContain('No voucher yet.')
  })

  test('invites a shopper who is not a member, with the text of the authors', async () => {
    const { html } = await seenBy('partial', '/fr-fr/account/loyalty')
    expect(html).toContain('Adhérer')
    expect(html).toContain('#loyalty-modal')
    expect(html).toContain('C’est gratuit.')
  })

  test('redirects a guest to the sign-in page, which leads back to the same address', async () => {
    const answer = await visit('/en-us/account/loyalty?referral_code=F-1', {
      visitor: await shop.guest(),
    })
    expect(answer.headers.get('location')).toBe(
      '/en-us/sign-in?to=%2Fen-us%2Faccount%2Floyalty%3Freferral_code%3DF-1',
    )
  })

  test('asks to confirm the membership, shows errors in words and offers to try again', async () => {
    const readingIs = (status: number, errorId: string) =>
      seenBy('member', '/en-us/account/loyalty', {
        readVouchers: async () => refusedAnswer(status, errorId),
      })
    expect((await readingIs(403, 'REW135')).html).toContain('One more yes')

    const unknown = await readingIs(404, '4044')
    expect(unknown).toMatchObject({ status: 404 })
    expect(unknown.html).toContain('The message of 4044.')
    expect(unknown.html).toContain('/en-us/help/contact-us')

    const away = await readingIs(503, 'REQ503')
    expect(away.status).toBe(503)
    expect(away.html).toContain('Your membership could not be opened.')
    expect(away.html).toContain('Try again')
  })
})
