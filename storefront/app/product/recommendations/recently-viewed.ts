import { isAllowed } from '../../platform/consent.ts'
import { addViewedProduct, viewedProducts } from './recently-viewed-store.ts'

/** Signing out clears the products without this file, so that its pages do not load what decides about consent. */
const mayStore = (): boolean => isAllowed('functional')

export const recentlyViewed = (): readonly string[] => viewedProducts(mayStore())

export const rememberViewed = (productId: string) => addViewedProduct(productId, mayStore())
