import { z } from 'zod'
import { block } from './content-block.ts'
import { common, edited, target } from './content-fields.ts'
import { productId } from './identifiers.ts'
import { productCard } from './product-entity.ts'
import { slug } from './text.ts'

const { title, subtitle } = common

const chosen = {
  productIds: edited(z.array(productId).max(24).default([]), 'Products', 'products'),
  /** Filled from the catalogue when the page is read, in the order of the ids. */
  products: edited(z.array(productCard).default([]), 'What is shown', 'products'),
}

export const productRail = block('product-rail', 'Rail of products', {
  title,
  subtitle,
  target: edited(target.optional(), 'Link beside the title', 'link'),
  ...chosen,
})

export const catalogGrid = block('catalog-grid', 'Grid of products', {
  title,
  subtitle,
  target: edited(target.optional(), 'Link beside the title', 'link'),
  ...chosen,
})

/** Stands for the blocks of another document. */
export const fragment = block('fragment', 'Shared piece', {
  fragmentId: edited(slug, 'Which one', 'line'),
})
