import { aPromotionRow } from '../../promotions/promotion-example.ts'
import type { CustomerRow } from '../import-rows.ts'

const day = 86_400_000
const eventDay = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)

export const consumerId = 'c0000088-0000-4000-8000-000000000088'
export const email = 'Quilla.Thornberry@example.com'
/** The shopper has not proved to read the mails of this address. */
export const unverified = 'not-verified@example.com'
const nextEmail = 'quilla.next@example.com'
const phone = '+13035550199'

/** Texts of the shopper that occur nowhere else. Some of them are found within others. */
export const personalTexts = {
  firstName: 'Quilla',
  lastName: 'Thornberry',
  email: 'quilla.thornberry@example.com',
  nextEmail,
  phone: '3035550199',
  street: '12 Quincebark Lane',
  message: 'Greetings from the quincebark',
}

export const address = {
  firstName: personalTexts.firstName,
  lastName: personalTexts.lastName,
  addressLine1: personalTexts.street,
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: personalTexts.email,
  phone,
}

export const giftCard = '6006490000008877'
export const rewardCode = 'QUINCEREWARD'
export const coupon = 'QUINCETEN'
export const eventId = 'quince-walk'

/** What merchants import about the shopper, and what the shopper uses. */
export const shopperRows = (passwordHash: string | null) => [
  {
    kind: 'customer',
    consumerId,
    email,
    passwordHash,
    firstName: personalTexts.firstName,
    lastName: personalTexts.lastName,
    phone,
    postalCode: '80202',
    birthDate: '1983-09-23',
    memberId: 'M-887700',
    memberSince: '2024-05-01',
    yearlyLimit: 500_000,
  } satisfies CustomerRow,
  {
    kind: 'savedAddress',
    consumerId,
    addressId: 'a0000088-0000-4000-8000-000000000088',
    ...address,
  },
  { kind: 'loyaltyMember', memberId: 'M-887700', points: 1_000 },
  { kind: 'giftCard', code: giftCard, pin: '1111', loaded: 100_00 },
  {
    kind: 'rewardCode',
    code: rewardCode,
    amounts: { USD: 25_00, CAD: 25_00, GBP: 25_00, EUR: 25_00 },
  },
  aPromotionRow({
    promotionId: 'QUINCE',
    gives: { type: 'percentage', percent: 10 },
    when: { coupon: true },
  }),
  { kind: 'coupon', code: coupon, promotionId: 'QUINCE', limits: { perCustomer: 3 } },
  eventPage(),
]

const eventPage = () => ({
  kind: 'page',
  slug: 'walks',
  title: 'Walks',
  locales: ['en-us'],
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'dialog',
          fields: {
            name: 'quince-walk',
            title: 'A walk',
            variant: 'event-signup',
            event: { eventId, startDate: eventDay, endDate: eventDay, enablePlusOne: true },
          },
        },
      ],
    },
  ],
})

export const registration = {
  email,
  eventId,
  attendingDays: eventDay,
  eventTermsAccepted: true,
  firstName: personalTexts.firstName,
  lastName: personalTexts.lastName,
  plusOne: 'Quilla Guest',
  registrationTimestamp: new Date().toISOString(),
}
