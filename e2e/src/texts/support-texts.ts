import { firstSentence, inEachLocale, withAnyRest } from './storefront-messages.ts'

/** Texts of the pages of orders and returns, and of the contact form. */
export const supportTexts = inEachLocale((translate) => ({
  orders: translate('ordersTitle'),
  shipped: translate('statusShipped'),
  order: (number: string) => translate('orderNumber', { number }),
  cancelOrder: translate('cancelOrder'),
  confirmCancelling: translate('confirmCancelling'),
  keepOrder: translate('keepOrder'),
  orderCancelled: translate('orderCancelled'),
  returnSomething: translate('returnSomething'),
  returnTitle: translate('returnTitle'),
  returnPiecesOf: (name: string) => translate('returnPiecesNamed', { name }),
  makeReturn: translate('returnMake'),
  choosePieces: translate('returnChoose'),
  returnMade: withAnyRest(firstSentence(translate('returnMade', { number: 'RET-{rest}' }))),
  printLabel: translate('returnLabel'),
  orderNumber: translate('orderNumberField'),
  email: translate('email'),
  findOrder: translate('findOrder'),
  send: translate('caseSend'),
  fieldRequired: translate('fieldRequired'),
  sent: translate('caseSentTitle'),
  category: translate('contactCategory'),
  message: translate('contactMessage'),
  firstName: translate('firstName'),
  lastName: translate('lastName'),
}))
