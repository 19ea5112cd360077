/** Checkout, cart, product and account pages: only they may open the windows of the payment provider. */
export const canOpenPaymentWindow = (path: string): boolean =>
  /^\/[a-z]{2}-[a-z\d]{2,3}\/(?:checkout|cart|p|account)(?:\/|$)/.test(path)
