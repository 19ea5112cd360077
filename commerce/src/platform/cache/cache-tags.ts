/** Names the data that an answer contains. When the data changes, cached answers with the tag are invalidated. */
export type CacheTag =
  | 'catalogue'
  | 'shipping'
  | 'experiments'
  | `${'style' | 'category' | 'document' | 'store'}:${string}`

/** A style with its texts, colours and prices, and whether it is sold. Stock is never cached. */
export const styleTag = (styleId: string): CacheTag => `style:${styleId}`

/** A listing: changes with any style in the category or below it. */
export const categoryTag = (categoryId: string): CacheTag => `category:${categoryId}`

export const documentTag = (documentId: string): CacheTag => `document:${documentId}`

export const storeTag = (storeId: string): CacheTag => `store:${storeId}`

/** In place of a store's id: the list of stores, which changes when one is added, removed or renamed. */
export const allStores = '*'

/** What delivery costs and how long it takes. */
export const shippingTag: CacheTag = 'shipping'

/** Which experiments are running. */
export const experimentsTag: CacheTag = 'experiments'

/** Everything in the catalogue. Search results have this tag. */
export const catalogueTag: CacheTag = 'catalogue'
