import type { FieldTexts } from '../reference/field-texts.ts'
import {
  addFavourite,
  favourites,
  moveSavedItems,
  readFavourites,
  refuseSharedFavourites,
  saveItemForLater,
  shareFavourites,
} from './list-calls.ts'

export const listTexts: FieldTexts = [
  [
    favourites,
    {
      '': 'A page of a list of favourites.',
      items: 'The favourites of this page, the last added first.',
      'items.product':
        'The product; null if the site no longer sells it, or if products are not included.',
      total: 'The number of all favourites.',
    },
  ],
  [
    saveItemForLater,
    {
      'body.recipeId': 'The design of a custom-made product.',
      'body.pdpUrl': 'The path of the product page. Accepted and not used.',
      'body.available': 'Whether the line could be ordered. Accepted and not used.',
      'body.qty': 'How many pieces of the line to set aside. All of them if omitted.',
      'body.type': 'The kind of item. Accepted and not used.',
      'body.saveForLater': 'The line, and the list that takes it.',
      'body.saveForLater.consumerID': 'The owner of the list. That of the session if omitted.',
      'body.saveForLater.itemId': 'The line of the cart.',
      'body.saveForLater.saveForLaterId': 'The list. That of the session if omitted.',
    },
  ],
  [
    moveSavedItems,
    {
      'body.itemIds': 'The saved items to move, 1 to 50.',
    },
  ],
  [
    readFavourites,
    {
      'query.includeProducts':
        'false to answer with the ids of the favourites only. The products are included if omitted.',
    },
  ],
  [
    addFavourite,
    {
      'body.id': 'The product to mark.',
      'body.qty': 'Always 1.',
      'body.itemType': 'Always product.',
      'body.favoriteId': 'The list. That of the session if omitted.',
    },
  ],
  [
    shareFavourites,
    {
      'body.recipients': 'The email addresses to mail the list to, 1 to 5. None if omitted.',
      'body.message':
        'A text of the sender to the recipients, without web addresses, 1 to 300 characters.',
      'answer.url': 'The URL of the page that shows the list to others.',
    },
  ],
  [
    refuseSharedFavourites,
    {
      'body.token': 'The last part of the path of the link in the mail.',
    },
  ],
]
