export const en = {
  otherAddress: 'Cairn has another address',
  usableOnlyAt: 'This store can only be used at {origin}.',
  openPageThere: 'Open this page there',
} as const
