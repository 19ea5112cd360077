import { accountTexts } from '../accounts/account-texts.ts'
import { credentialTexts } from '../accounts/credential-texts.ts'
import { passkeyTexts } from '../accounts/passkey-texts.ts'
import { addressTexts } from '../address/address-texts.ts'
import { analyticsTexts } from '../analytics/analytics-texts.ts'
import { cartCallTexts } from '../cart/cart-call-texts.ts'
import { cartTexts } from '../cart/cart-texts.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { catalogueCallTexts } from '../catalogue/catalogue-call-texts.ts'
import { productTexts } from '../catalogue/product-texts.ts'
import { reviewTexts } from '../catalogue/review-texts.ts'
import { checkoutTexts } from '../checkout/checkout-texts.ts'
import { blockFieldTexts } from '../content/blocks/block-field-texts.ts'
import { blockTexts } from '../content/blocks/block-texts.ts'
import { contentCallTexts } from '../content/content-call-texts.ts'
import { contentTexts } from '../content/content-texts.ts'
import { eventTexts } from '../events/event-texts.ts'
import { listTexts } from '../lists/list-texts.ts'
import { orderTexts } from '../orders/order-texts.ts'
import { paymentTexts } from '../payments/payment-texts.ts'
import { privacyTexts } from '../privacy/privacy-texts.ts'
import { sessionTexts } from '../sessions/session-texts.ts'
import { ownStoreTexts } from '../stores/own-store-texts.ts'
import { storeTexts } from '../stores/store-texts.ts'
import type { FieldTexts } from './field-texts.ts'

/** The descriptions of all fields, by feature. */
export const allFieldTexts: FieldTexts = [
  ...sessionTexts,
  ...addressTexts,
  ...cartTexts,
  ...cartCallTexts,
  ...paymentTexts,
  ...checkoutTexts,
  ...orderTexts,
  ...accountTexts,
  ...credentialTexts,
  ...privacyTexts,
  ...passkeyTexts,
  ...eventTexts,
  ...listTexts,
  ...productTexts,
  ...catalogueCallTexts,
  ...reviewTexts,
  ...storeTexts,
  ...ownStoreTexts,
  ...caseTexts,
  ...analyticsTexts,
  ...contentTexts,
  ...blockFieldTexts,
  ...contentCallTexts,
  ...blockTexts,
]
