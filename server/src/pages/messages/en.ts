export const en = {
  otherAddress: 'Cairn has another address',
  usableOnlyAt: 'This store can only be used at {origin}.',
  openPageThere: 'Open this page there',
  nothingChanged: 'Nothing was changed',
  formNotFromHere: 'This form did not come from a page of this store, so nothing was changed.',
  toTheShop: 'To the store',
  tooManyPages: 'Too many pages at once',
  tryAgainSoon:
    'Many pages are being opened from your network at the moment. Please try again in a few seconds.',
  tryAgain: 'Try again',
} as const
