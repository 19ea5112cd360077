import type { LoyaltyRow } from '@cairn/contract/loyalty-import'
import type { PaymentsRow } from '@cairn/contract/payments-import'

type GiftCard = Omit<Extract<PaymentsRow, { kind: 'giftCard' }>, 'kind' | 'pin'>

/** Each with the PIN 1111, and good in the currency of whatever site it pays on. */
const giftCards = (today: string): GiftCard[] => [
  { code: '6006 4900 0000 0001', loaded: 50_00 },
  { code: '6006 4900 0000 0002', loaded: 500_00 },
  { code: '6006 4900 0000 0003', loaded: 75_00, spentBefore: 75_00 },
  { code: '6006 4900 0000 0004', loaded: 100_00, expiresOn: daysFrom(today, -30) },
  { code: '6006 4900 0000 0005', loaded: 40_00, voided: true },
  { code: '6006 4900 0000 0006' },
  { code: '6006 4900 0000 0007', loaded: 60_00, currency: 'EUR' },
  // Small ones: as many as one order takes, and one more.
  ...['11', '12', '13', '14', '15', '16'].map((end) => ({
    code: `6006 4900 0000 00${end}`,
    loaded: 5_00,
  })),
  { code: '7007 4900 0000 0001', loaded: 30_00, type: 'reward' },
  // Kept by Sam.
  { code: '6006 4900 0000 0021', loaded: 40_00 },
  { code: '7007 4900 0000 0031', loaded: 20_00, type: 'reward' },
]

const daysFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const home = {
  firstName: 'Sam',
  lastName: 'Whitlock',
  addressLine1: '1624 Market Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  phone: '+13035550100',
  email: 'shopper@cairn.test',
}

const savedCards = (today: string): PaymentsRow[] => {
  const expiryYear = Number(today.slice(0, 4)) + 3
  return [
    {
      kind: 'savedCard',
      paymentInstrumentId: 'ca000001-0000-4000-8000-000000000001',
      consumerId: 'c0000001-0000-4000-8000-000000000001',
      token: 'tok_test_approve',
      brand: 'visa',
      last4: '1111',
      expiryMonth: 11,
      expiryYear,
      main: true,
      address: home,
    },
    {
      kind: 'savedCard',
      paymentInstrumentId: 'ca000002-0000-4000-8000-000000000002',
      consumerId: 'c0000001-0000-4000-8000-000000000001',
      token: 'tok_test_challenge',
      brand: 'visa',
      last4: '3220',
      expiryMonth: 6,
      expiryYear,
      address: home,
    },
    {
      kind: 'savedCard',
      paymentInstrumentId: 'ca000003-0000-4000-8000-000000000003',
      consumerId: 'c0000002-0000-4000-8000-000000000002',
      token: 'tok_test_approve',
      brand: 'visa',
      last4: '1111',
      expiryMonth: 3,
      expiryYear,
      main: true,
      address: { ...home, firstName: 'Maya', lastName: 'Okafor', email: 'member@cairn.test' },
    },
  ]
}

const savedGiftCards: PaymentsRow[] = [
  {
    kind: 'savedGiftCard',
    paymentInstrumentId: 'ca000004-0000-4000-8000-000000000004',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    code: '6006 4900 0000 0021',
  },
  {
    kind: 'savedGiftCard',
    paymentInstrumentId: 'ca000005-0000-4000-8000-000000000005',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    code: '7007 4900 0000 0031',
    type: 'reward',
  },
]

/** The same number in every currency: chosen, not converted. */
const everywhere = (amount: number) => ({ USD: amount, CAD: amount, GBP: amount, EUR: amount })

/** The more points at once, the more each is worth. */
const vouchers: LoyaltyRow[] = [
  { kind: 'loyaltyVoucher', points: 1_000, amounts: everywhere(10_00) },
  { kind: 'loyaltyVoucher', points: 2_500, amounts: everywhere(27_00) },
  { kind: 'loyaltyVoucher', points: 5_000, amounts: everywhere(55_00) },
  { kind: 'loyaltyVoucher', points: 10_000, amounts: everywhere(115_00) },
  { kind: 'loyaltyVoucher', points: 20_000, amounts: everywhere(240_00) },
]

/** What people of the demo world can pay with, beside the cards that they type in. */
export const instrumentRows = (today: string): (PaymentsRow | LoyaltyRow)[] => [
  ...giftCards(today).map((card): PaymentsRow => ({ kind: 'giftCard', pin: '1111', ...card })),
  ...savedCards(today),
  ...savedGiftCards,
  { kind: 'loyaltyMember', memberId: 'M-100200300', points: 12_500 },
  ...vouchers,
  { kind: 'rewardCode', code: 'REWARD25', amounts: everywhere(25_00) },
]
