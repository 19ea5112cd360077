import { z } from 'zod'
import { productCard } from '../../catalogue/product.ts'
import { productId } from '../../fields/identifiers.ts'
import { slug } from '../../fields/inputs.ts'
import { articleSearchResult } from '../article.ts'
import { commonFields, declareBlock, editable, linkTarget } from './fields.ts'

const { title, subtitle } = commonFields

const productFields = {
  productIds: editable(z.array(productId).max(24).default([]), 'Products', 'products'),
  /** Filled from the catalogue when the page is read, in the order of `productIds`. */
  products: editable(z.array(productCard).default([]), 'What is shown', 'products'),
}

export const productRail = declareBlock('product-rail', 'Rail of products', {
  title,
  subtitle,
  target: editable(linkTarget.optional(), 'Link beside the title', 'link'),
  ...productFields,
})

export const catalogGrid = declareBlock('catalog-grid', 'Grid of products', {
  title,
  subtitle,
  target: editable(linkTarget.optional(), 'Link beside the title', 'link'),
  ...productFields,
})

/** Replaced by the blocks of another document. */
export const fragment = declareBlock('fragment', 'Shared piece', {
  fragmentId: editable(slug, 'Which one', 'line'),
})

export const articleGrid = declareBlock('article-grid', 'Grid of articles', {
  title,
  subtitle,
  rows: editable(z.int().min(1).max(8).optional(), 'Rows at first', 'number'),
  smallGridSize: editable(z.int().min(1).max(6).default(3), 'Articles in a row', 'number'),
  hasFilters: editable(z.boolean().default(true), 'Can be narrowed by tags', 'switch'),
  /** Filled when the page is read. */
  found: editable(
    articleSearchResult.default({ result: [], facets: [], numFound: 0 }),
    'What is shown',
    'list',
  ),
})

/** A form that shows the balance of a gift card. */
export const giftCardBalance = declareBlock('gift-card-balance', 'Balance of a gift card', {
  title,
  subtitle,
})
