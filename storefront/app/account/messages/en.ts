export const en = {
  accountTitle: 'Hello, {name}.',
  declinedTermsTitle: 'The terms of your associate discount',
  declinedTermsText: 'You have not accepted them yet, so you pay the regular prices.',
  signOut: 'Sign out',
  ordersTitle: 'Your orders',
} as const
