import type { Translation } from '@cairn/contract/translation/translation'
import { enNorthAmerica } from './en-north-america.ts'
import type { en } from './en.ts'

/** The messages that differ in the United States. */
export const enUs: Partial<Translation<typeof en>> = {
  ...enNorthAmerica,
  postalCode: 'ZIP code',
  postalCodeWrong: 'Check the ZIP code: it does not look like an American one.',
  province: 'State',
  statusCancelled: 'Canceled',
  orderCancelled: 'Your order is canceled.',
  nextCancelled: 'This part was canceled and does not come.',
  didYouMeanText:
    'The post office knows this ZIP code in another state. Choose how it should be written, or change what you typed.',
  byEmail: 'By email',
  recipientEmail: 'Their email address',
  favourites: 'Favorites',
  openFavourites: 'Open favorites',
  colours: 'Colors: {names}',
  colour: 'Color',
  favouriteNamed: 'Favorite: {name}',
  favouritesFailedTitle: 'Your favorites could not be opened.',
  removeFavouriteNamed: '{name}: remove from favorites',
  sharedFavourites: 'Favorites, shared',
  mailFavouritesSignIn:
    'Sign in to send your favorites by mail: whoever gets the mail should know who it is from.',
  shareSent: 'Your favorites are on their way. Whoever has asked us not to write gets no mail.',
  noShareMailsTitle: 'No more shared favorites',
  noShareMailsText:
    'Shoppers can send their favorites to others by mail. If you like, none of these mails reaches your address any more.',
  noShareMailsDone: 'From now on no favorites of others are mailed to your address.',
  townOrPostcode: 'City or ZIP code',
  nearMeFailed: 'We could not learn where you are. Type a city or a ZIP code instead.',
}
