import { denverExample } from './cart-example.ts'
import { type ExampleTable, exampleIds } from './example-ids.ts'

const { addressId, instrumentId: paymentInstrumentId } = exampleIds
const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada.berg@example.com' }

/** For the account shopper@cairn.test of the demo shop, as far as they need an account. */
export const accountExamples = {
  readProfile: { query: { includeLoyaltySummary: 'true' } },
  changeProfile: {
    body: {
      consumerProfile: {
        consumerDetails: { phone: '+13035550143', email: 'sam.whitlock@example.com' },
      },
      currentPassword: 'Trailhead1',
    },
  },
  createProfile: { body: { consumerProfile: { consumerDetails: person } } },
  lookUpConsumer: { query: { email: 'shopper@cairn.test' } },
  readSubscriptions: {},
  subscribe: {
    body: { type: 'Newsletter', channel: 'email', optin: true, recipient: person.email },
  },
  changeSubscription: {
    body: { type: 'Newsletter', channel: 'email', optin: false, recipient: person.email },
  },
  confirmSubscription: { body: { token: exampleIds.newsletterConfirmation } },
  unsubscribe: { body: { token: exampleIds.newsletterUnsubscription } },
  readSavedInstruments: { query: { payment_method_id: 'CREDIT_CARD' } },
  saveInstrument: {
    body: {
      payment_method_id: 'CREDIT_CARD',
      card: {
        token: 'tok_test_approve',
        brand: 'visa',
        last4: '1111',
        expiryMonth: 12,
        expiryYear: 2099,
      },
      address: denverExample,
    },
  },
  changeSavedInstrument: {
    params: { paymentInstrumentId },
    body: { card: { expiryMonth: 6, expiryYear: 2032, main: true } },
  },
  removeSavedInstrument: { params: { paymentInstrumentId } },
  addAddress: { body: { address: { ...denverExample, approachType: 'S' } } },
  changeAddress: { params: { addressId }, body: { address: { main: true } } },
  removeAddress: { params: { addressId } },
  readUserData: {
    body: { consumerId: '5b9f2d7e-41c6-4a83-9d0e-7c1f6b2a8e54', email: 'invited@cairn.test' },
  },
  changeNotification: {
    body: {
      requestType: 'OrderUpdates',
      organisation: 'CAIRN',
      payload: { channel: 'email', optin: true },
    },
  },
  exportOwnData: {},
  downloadOwnData: {},
  readErasure: {},
  eraseAccount: { body: { currentPassword: 'Trailhead1' } },
  registerForEvent: {
    body: {
      email: 'shopper@cairn.test',
      eventId: 'dawn-walk',
      attendingDays: exampleIds.eventDay,
      eventTermsAccepted: true,
      firstName: 'Sam',
      lastName: 'Whitlock',
      registrationTimestamp: '2026-11-26T09:30:00Z',
    },
  },
  readOwnCases: {},
  contactUs: {
    body: {
      ...person,
      category: 'order',
      subject: 'where-is-it',
      orderNumber: exampleIds.orderNumber,
      message: 'The parcel has not moved for a week.',
    },
  },
  readContactCategories: {},
  openWarrantyCase: {
    body: {
      ...person,
      productId: 'CAIRN001BLK',
      product: 'Down jacket',
      defect: 'The zip of the left pocket no longer closes.',
      address: denverExample,
    },
  },
  readCountries: {},
  readCountryRules: { params: { countryCode: 'US' }, query: { postalCode: '80202' } },
  obtainLoyaltyToken: { body: {} },
  readWelcomePromotion: {},
  readVouchers: {},
  readPointsHistory: { query: { count: '10' } },
} satisfies ExampleTable
