import { z } from 'zod'
import { productCard } from '../../catalogue/product.ts'
import { productId } from '../../fields/identifiers.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, linkTarget } from './fields.ts'

const { title, subtitle } = commonFields

export const productFields = {
  productIds: editable(z.array(productId).max(24).default([]), 'Products', 'products'),
  /** Filled from the catalogue when the page is read, in the order of `productIds`. */
  products: editable(z.array(productCard).default([]), 'Shown products', 'products'),
}

export const productRail = declareBlock({
  type: 'product-rail',
  label: 'Rail of products',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
    target: editable(linkTarget.optional(), 'Link beside the title', 'link'),
    ...productFields,
  },
})
