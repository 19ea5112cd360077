import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { readVouchers } from '@cairn/contract/loyalty/loyalty-calls'
import type { CallRefusalOf, Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function visitAs(account: 'member' | 'partial', path: string, calls: Partial<Client> = {}) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  const answer = await visit(path, { visitor, calls })
  return { status: answer.status, html: await answer.text() }
}

describe('the loyalty page of the account', () => {
  test('shows a member the points and the vouchers that they buy (LOY-013)', async () => {
    const { html } = await visitAs('member', '/en-us/account/loyalty')
    // The history of the points contains their number too, with a sign.
    for (const text of ['>12,500<', 'M-100200300', 'March 21']) expect(html).toContain(text)
    for (const voucher of ['$115', '$55', '$27', '$10'])
      expect(html).toContain(`Voucher of ${voucher}<`)
  })

  test('shows a member what has changed the points', async () => {
    const { html } = await visitAs('member', '/en-us/account/loyalty')
    const history = html.slice(html.indexOf('How your points came and went'))
    for (const text of ['Brought over', '+12,500']) expect(history).toContain(text)
  })

  test('opens without the history of the points if it cannot be read', async () => {
    const { status, html } = await visitAs('member', '/en-us/account/loyalty', {
      readPointsHistory: async () => refusedAnswer('temporarilyUnavailable'),
    })
    expect(status).toBe(200)
    expect(html).not.toContain('How your points came and went')
    expect(html).toContain('12,500')
  })

  test('shows the highest voucher that the points buy, without decimals (LOY-011, LOY-012)', async () => {
    const { html } = await visitAs('member', '/en-us/account/loyalty')
    expect(html).toContain('Worth $115 today')
    expect(html).not.toContain('Voucher of $240')
  })

  test('uses the language and the currency of the site', async () => {
    const { html } = await visitAs('member', '/de-de/account/loyalty')
    for (const text of ['12.500', 'Heute 115\u00a0€ wert', 'Seit 21. März'])
      expect(html).toContain(text)
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
    const { html } = await visitAs('member', '/en-us/account/loyalty', welcome)
    for (const text of ['WELCOME10', '10% off your order', 'Until January 31, 2027'])
      expect(html).toContain(text)

    const withoutWelcome = await visitAs('member', '/en-us/account/loyalty', {
      readWelcomePromotion: async () => refusedAnswer('temporarilyUnavailable'),
    })
    expect(withoutWelcome.status).toBe(200)
    expect(withoutWelcome.html).not.toContain('Welcome in')
  })

  test('says if the member has no voucher yet', async () => {
    const value = { memberId: 'M-1', currentLoyaltyPoints: 12, applicableLoyaltyVouchers: [] }
    const { html } = await visitAs('member', '/en-us/account/loyalty', {
      readVouchers: async () => ({ ok: true, value }),
    })
    expect(html).toContain('No voucher yet.')
  })

  test('has the day of the server’s time, from which the age is computed (SES-035)', async () => {
    const { html } = await visitAs('partial', '/en-us/account/loyalty', {
      readServerTime: async () => ({ ok: true, value: { timestamp: '2031-05-06T18:00:00.000Z' } }),
    })
    expect(html).toContain('2031-05-06')
  })

  test('invites a shopper who is not a member, with the text of the authors', async () => {
    const { html } = await visitAs('partial', '/fr-fr/account/loyalty')
    expect(html).toContain('Adhérer')
    expect(html).toContain('#loyalty-modal')
    expect(html).toContain('C’est gratuit.')
  })

  test('begins the enrolment for a guest, which leads back to the same URL', async () => {
    const answer = await visit('/en-us/account/loyalty?referral_code=F-1', {
      visitor: await shop().guest(),
    })
    expect(answer.headers.get('location')).toBe(
      '/en-us/account/enrollment/lookup?referral_code=F-1&to=%2Fen-us%2Faccount%2Floyalty%3Freferral_code%3DF-1',
    )
  })

  test('asks to confirm the membership, shows errors as text and offers to try again', async () => {
    const visitWithRefusal = (name: CallRefusalOf<typeof readVouchers>['name']) =>
      visitAs('member', '/en-us/account/loyalty', {
        readVouchers: async () => refusedAnswer(name),
      })
    expect((await visitWithRefusal('loyaltyUnconfirmed')).html).toContain('One more yes')

    const notFound = await visitWithRefusal('loyaltyMemberNotFound')
    expect(notFound).toMatchObject({ status: 404 })
    expect(notFound.html).toContain('The message of loyaltyMemberNotFound.')
    expect(notFound.html).toContain('/en-us/help/contact-us')

    const unavailable = await visitWithRefusal('temporarilyUnavailable')
    expect(unavailable.status).toBe(503)
    expect(unavailable.html).toContain('Your membership could not be opened.')
    expect(unavailable.html).toContain('Try again')
  })
})
