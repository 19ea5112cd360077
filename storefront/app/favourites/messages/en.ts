export const en = {
  favouriteNamed: 'Favourite: {name}',
  favouriteFailed: 'That could not be kept just now. Please try again.',
} as const
