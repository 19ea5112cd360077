/** Where something is paid, or about to be, or a card is kept: the only pages that may open the provider's windows. */
export const opensPayments = (path: string): boolean =>
  /^\/[a-z]{2}-[a-z\d]{2,3}\/(?:checkout|cart|p|account)(?:\/|$)/.test(path)
