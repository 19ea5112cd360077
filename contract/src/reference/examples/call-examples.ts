import type { CallName } from '../../calls.ts'
import { accountExamples } from './account-example.ts'
import { cartExamples } from './cart-example.ts'
import { catalogueExamples } from './catalogue-example.ts'
import { checkoutExamples } from './checkout-example.ts'
import { contentExamples } from './content-example.ts'
import type { CallExample } from './example-ids.ts'
import { orderExamples } from './order-example.ts'
import { passkeyExamples } from './passkey-example.ts'
import { sessionExamples } from './session-example.ts'

/** Every call has an example, except the one that only the payment provider can make. */
export const callExamples: Readonly<
  Record<Exclude<CallName, 'receivePaymentEvents'>, CallExample>
> = {
  ...sessionExamples,
  ...passkeyExamples,
  ...cartExamples,
  ...checkoutExamples,
  ...accountExamples,
  ...orderExamples,
  ...catalogueExamples,
  ...contentExamples,
}
