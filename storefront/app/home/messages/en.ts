export const en = {
  homeTitle: 'Clothes for bad weather',
  homeEmptyTitle: 'The shelves are bare.',
  homeEmptyText: 'We could not fetch what is on them. Give it a moment, then look again.',
} as const
