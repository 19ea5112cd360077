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
  products: editable(z.array(productCard).default([]), 'Shown products', 'products'),
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
export const fragment = declareBlock('fragment', 'Shared content', {
  fragmentId: editable(slug, 'Name of the shared content', 'line'),
})

export const articleGrid = declareBlock('article-grid', 'Grid of articles', {
  title,
  subtitle,
  rows: editable(z.int().min(1).max(8).optional(), 'Initial rows', 'number'),
  smallGridSize: editable(z.int().min(1).max(6).default(3), 'Articles per row', 'number'),
  hasFilters: editable(z.boolean().default(true), 'Can be filtered by tags', 'switch'),
  /** Filled when the page is read. */
  found: editable(
    articleSearchResult.default({ result: [], facets: [], numFound: 0 }),
    'Shown articles',
    'list',
  ),
})

/** A form that shows the balance of a gift card. */
export const giftCardBalance = declareBlock('gift-card-balance', 'Balance of a gift card', {
  title,
  subtitle,
})
