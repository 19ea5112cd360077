/** Popups would disturb shoppers who choose a size or pay. */
export const pagesWithoutPopups =
  /^\/[^/]+\/(p|cart|checkout|order-confirmation|account|sign-in)(\/|$)/
