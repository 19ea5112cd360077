export const en = {
  accountTitle: 'Hello, {name}.',
  signOut: 'Sign out',
  ordersTitle: 'Your orders',
} as const
