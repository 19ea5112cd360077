export const en = {
  otherAddress: 'Cairn has another address',
  usableOnlyAt: 'This store can only be used at {origin}.',
  openPageThere: 'Open this page there',
  nothingChanged: 'Nothing was changed',
  formNotFromHere: 'This form did not come from a page of this store, so nothing was changed.',
  toTheShop: 'To the store',
} as const
