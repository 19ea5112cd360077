export const listsPersonalData = {
  name: 'lists',
  tables: {
    favourite_lists: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['shared_at'],
      erasure: 'delete',
    },
    favourites: {
      rows: [{ within: 'favourite_lists', column: 'list_id', key: 'id' }],
      exported: ['product_id'],
      erasure: 'delete',
    },
    favourite_shares: {
      rows: [{ within: 'favourite_lists', column: 'list_id', key: 'id' }, { email: 'recipient' }],
      exported: ['recipient', 'message', 'locale', 'shared_at'],
      erasure: 'delete',
    },
    saved_items: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['sku', 'quantity', 'recipe_id'],
      erasure: 'delete',
    },
  },
} as const
