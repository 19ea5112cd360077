/** What a kept answer is made of: when that changes, the answer is made anew. */
export type Tag = 'catalogue' | `${'style' | 'category' | 'document' | 'store'}:${string}`

/** A style with its texts, colours, prices and whether it is sold; stock is not kept but asked for. */
export const styleTag = (styleId: string): Tag => `style:${styleId}`

/** What a listing shows: any change of a style in it, or below it. */
export const categoryTag = (categoryId: string): Tag => `category:${categoryId}`

export const documentTag = (documentId: string): Tag => `document:${documentId}`

export const storeTag = (storeId: string): Tag => `store:${storeId}`

/** Stands for all of them: for what changes when one comes, goes or is called otherwise. */
export const everyStore = '*'

/** Anything of the catalogue at all: what searches go through. */
export const catalogueTag: Tag = 'catalogue'
