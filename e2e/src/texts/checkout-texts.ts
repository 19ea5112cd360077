import { demoNames } from './demo-names.ts'
import {
  beforePlaceholder,
  firstSentence,
  inEachLocale,
  type ShopLocale,
  startingWith,
  withAnyRest,
} from './storefront-messages.ts'

const american = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '1400 Wewatta Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  phone: '303 555 0134',
}

const german: typeof american = {
  ...american,
  addressLine1: 'Kastanienallee 12',
  city: 'Berlin',
  province: '',
  postalCode: '10435',
  phone: '030 5550134',
}

/** Texts of the windows of the sandbox, which stands for the payment provider, and what it answers. */
const english = {
  useCard: 'Use this card',
  confirm: 'Confirm',
  notMe: 'This is not me',
  agree: 'Agree and continue',
  payByWallet: /^Pay \$/,
  declined: /did not go through/,
}

const providerTexts: Record<ShopLocale, typeof english> = {
  'en-us': english,
  'de-de': {
    useCard: 'Diese Karte verwenden',
    confirm: 'Bestätigen',
    notMe: 'Das bin ich nicht',
    agree: 'Zustimmen und weiter',
    payByWallet: /bezahlen$/,
    declined: /fehlgeschlagen/,
  },
}

/** Texts of the checkout, and an address in each country. */
export const checkoutTexts = inEachLocale((translate, locale) => {
  const isAmerican = locale === 'en-us'
  const { pickupMethod, expressPrice } = demoNames[locale]
  const removeNamed = (name: string) => withAnyRest(translate('removeNamed', { name }))
  const changeNamed = (name: string) => startingWith(translate('changeNamed', { name }))
  return {
    ...providerTexts[locale],
    address: isAmerican ? american : german,
    toPayment: translate('toPayment'),
    toReview: translate('toReview'),
    shippingTitle: translate('shippingTitle'),
    paymentTitle: translate('paymentTitle'),
    reviewTitle: translate('reviewTitle'),
    costs: [
      translate('delivery'),
      isAmerican ? translate('tax') : beforePlaceholder(translate('taxIncluded', { amount: '{' })),
      translate('total'),
    ],
    placeOrder: startingWith(translate('placeOrder', { total: isAmerican ? '$' : '' })),
    confirmationTitle: translate('thankYou'),
    challengeTitle: translate('challengeTitle'),
    challengeFailed: firstSentence(translate('challengeFailed')),
    giftCards: translate('giftCardsTitle'),
    cardNumberOrCode: translate('cardNumberOrCode'),
    apply: translate('apply'),
    nothingLeft: translate('nothingLeftToPay'),
    pickupMethod,
    chooseNamed: startingWith(translate('chooseNamed', { name: '' })),
    pickupContact: translate('pickupContactTitle'),
    payLater: translate('payLater'),
    choosePayLater: translate('choosePayLater'),
    wallet: startingWith(translate('wallet')),
    card: new RegExp(`^(${translate('anotherCard')}|${translate('card')})`),
    payWithSavedCard: translate('payWithThis'),
    useCredit: translate('useThis'),
    useVoucher: translate('useVoucher'),
    pointsToUse: translate('howManyPoints'),
    removePayment: {
      'gift card': removeNamed(`${translate('giftCard')}{rest}`),
      'reward card': removeNamed(`${translate('rewardCard')}{rest}`),
      'reward code': removeNamed(`${translate('rewardCode')}{rest}`),
      points: removeNamed(translate('pointsUsed', { points: 500 })),
      voucher: removeNamed(translate('voucherOf', { amount: '{rest}' })),
      credit: removeNamed(translate('athletesCredit')),
    },
    changePayment: {
      card: changeNamed('Visa'),
      'challenged card': changeNamed('Visa'),
      'saved card': changeNamed('Visa'),
      'main card': changeNamed('Visa'),
      wallet: changeNamed(translate('wallet')),
      'pay later': changeNamed(translate('choosePayLater')),
    },
    readTerms: translate('readTerms'),
    employeeTerms: translate('employeeTerms'),
    withoutDiscount: translate('withoutDiscount'),
    goOn: translate('goOn'),
    expressPrice,
    missingFields: translate('fieldProblemCount', { count: isAmerican ? 8 : 7 }),
    bankRefused: translate('bankRefusedTitle'),
    payAnotherWay: translate('payAnotherWay'),
  }
})

export type CheckoutTexts = (typeof checkoutTexts)['en-us']
