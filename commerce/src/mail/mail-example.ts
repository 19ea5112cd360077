import type { MailFacts, MailLine } from './mail.ts'

export const links = {
  origin: 'https://shop.example',
  ticket: 'ticket-of-the-order',
  card: { code: 'ABCDEFGHJKMNPQRS', pin: '024680' },
  orderCode: '402913',
  accountToken: 'pR8sT4uV1wX6yZ0aB3cD7eF2gH5iJ9kL',
  shareRefusal: 'wN5tQ8rXzL2vK7mC4pB9sDjG3hF6yT1aE0uWqRiOnMxZ',
  newsletter: {
    confirmation: 'https://shop.example/en-gb/newsletter/confirm?token=yes',
    unsubscribe: 'https://shop.example/en-gb/newsletter/unsubscribe?token=no',
  },
}

const jacket: MailLine = {
  name: 'Ridge Shell',
  traits: { colour: 'Basalt', size: 'M' },
  quantity: 2,
  amount: 84_000,
  picture: '/images/CAIRN001BLK/front',
  page: '/en-gb/p/ridge-shell-CAIRN001BLK',
}
const sums = { discount: 2_000, shipping: 0, tax: 700, includedTax: 13_100, total: 82_700 }
const orderFacts = { locale: 'en-gb', currency: 'GBP', orderNumber: 'CRN-23456789A' } as const
const address = ['Ada Berg', '1 Stone Lane', 'Leeds LS1 1AA']

const unchanged = { notCharged: 0, refunded: 0 }
const giftCardPayment = {
  ...unchanged,
  code: 'GIFT_CARD',
  amount: 5_000,
  card: null,
  maskedCode: '•••• 4242',
} as const
const visaPayment = {
  ...unchanged,
  code: 'CREDIT_CARD',
  amount: 77_700,
  card: { brand: 'visa', last4: '1111' },
  maskedCode: null,
} as const

const caseFacts = {
  locale: 'en-gb',
  caseNumber: 'CAS-23456789A',
  subject: 'An order: Where is it?',
  details: [{ label: 'From', value: 'Ada Berg' }],
  message: 'It rains.',
  email: 'ada@example.com',
} as const satisfies Omit<MailFacts & { kind: 'caseOpened' }, 'kind'>

const newsletterFacts = {
  locale: 'en-gb',
  type: 'Newsletter',
  recipientId: '7b1e4c2f-9a0d-4e6b-b3c8-5d7f1a2e9c40',
} as const

/** The facts of a mail of each kind. */
export const everyKind = {
  confirmation: {
    ...orderFacts,
    kind: 'confirmation',
    lines: [jacket],
    sums,
    deliveries: [
      { to: 'home', rows: address, hours: [], collector: null, expectedOn: '2026-11-27' },
      {
        to: 'store',
        items: ['Ridge Shell', 'Trail Mug'],
        rows: ['Cairn Leeds', '2 Briggate'],
        hours: [
          { day: 1, opens: '10:00', closes: '18:00' },
          { day: 2, opens: null, closes: null },
        ],
        collector: 'Kim Larsen',
        expectedOn: null,
      },
    ],
    payments: [giftCardPayment, visaPayment],
  },
  giftCard: {
    ...orderFacts,
    kind: 'giftCard',
    card: 'one',
    amount: 5_000,
    to: 'Grete',
    from: 'Ada Berg',
    message: 'For the hills.\nGo soon.',
    picture: '/images/CAIRN008HTR/front',
  },
  shipped: {
    ...orderFacts,
    kind: 'shipped',
    lines: [jacket],
    deliverTo: address,
    trackingNumber: 'TRACK-1',
    trackingUrl: 'https://parcels.example/TRACK-1?a=1&b=2',
  },
  readyForPickup: {
    ...orderFacts,
    kind: 'readyForPickup',
    lines: [jacket],
    pickUpAt: ['Cairn Leeds'],
  },
  cancelled: {
    ...orderFacts,
    kind: 'cancelled',
    lines: [jacket],
    payments: [
      { ...giftCardPayment, refunded: 5_000 },
      { ...visaPayment, notCharged: 77_700 },
    ],
  },
  parcelCancelled: {
    ...orderFacts,
    kind: 'parcelCancelled',
    lines: [jacket],
    payments: [giftCardPayment, { ...visaPayment, notCharged: 27_700 }],
  },
  refunded: {
    ...orderFacts,
    kind: 'refunded',
    amount: 1_250,
    payments: [{ ...visaPayment, refunded: 1_250 }],
  },
  returnAnnounced: {
    ...orderFacts,
    kind: 'returnAnnounced',
    returnNumber: 'RET-23456789A',
    lines: [jacket],
  },
  returnWithdrawn: {
    ...orderFacts,
    kind: 'returnWithdrawn',
    returnNumber: 'RET-23456789A',
    lines: [jacket],
  },
  orderCode: { ...orderFacts, kind: 'orderCode', issue: 'one' },
  caseOpened: { ...caseFacts, kind: 'caseOpened' },
  caseForStaff: { ...caseFacts, kind: 'caseForStaff' },
  backInStock: { kind: 'backInStock', locale: 'en-gb', currency: 'GBP', line: jacket },
  welcome: { kind: 'welcome', locale: 'en-gb', issue: 'one' },
  passwordReset: { kind: 'passwordReset', locale: 'en-gb', issue: 'one' },
  passwordChanged: { kind: 'passwordChanged', locale: 'en-gb' },
  profileCreated: {
    kind: 'profileCreated',
    locale: 'en-gb',
    consumerId: '5b9f2d7e-41c6-4a83-9d0e-7c1f6b2a8e54',
    email: 'ada@example.com',
  },
  profileExists: { kind: 'profileExists', locale: 'en-gb' },
  emailChange: { kind: 'emailChange', locale: 'en-gb', issue: 'one' },
  emailChangeAsked: { kind: 'emailChangeAsked', locale: 'en-gb' },
  emailChanged: { kind: 'emailChanged', locale: 'en-gb' },
  newDevice: { kind: 'newDevice', locale: 'en-gb', signedInAt: '2026-11-26T14:32:05.000Z' },
  passkeyAdded: { kind: 'passkeyAdded', locale: 'en-gb' },
  accountDeleted: { kind: 'accountDeleted', locale: 'en-gb' },
  newsletterConfirm: { ...newsletterFacts, kind: 'newsletterConfirm', issue: 'one' },
  newsletterWelcome: { ...newsletterFacts, kind: 'newsletterWelcome' },
  favouritesShared: {
    kind: 'favouritesShared',
    locale: 'en-gb',
    sender: { name: 'Ada Berg', email: 'ada@example.com' },
    message: 'For the hills.\nWhich one?',
    products: [{ name: jacket.name, colour: 'Basalt', picture: jacket.picture, page: jacket.page }],
    page: '/en-gb/favorites/2b7e4d19-93c5-4e0b-b1ad-6c80d3f5e432',
  },
  eventRegistered: {
    kind: 'eventRegistered',
    locale: 'en-gb',
    event: 'Up before the sun',
    days: ['2027-02-10', '2027-02-11'],
    place: ['Cairn Leeds', '2 Briggate'],
    guest: 'Grace Hopper',
  },
  itemReserved: {
    kind: 'itemReserved',
    locale: 'en-gb',
    currency: 'GBP',
    line: jacket,
    place: ['Cairn Leeds', '2 Briggate'],
    hours: [{ day: 1, opens: '10:00', closes: '18:00' }],
    keptUntil: '2026-11-29T09:30:00.000Z',
  },
} as const satisfies { [Kind in MailFacts['kind']]: MailFacts & { kind: Kind } }
