import type { Sellable } from './sellable.ts'

/** A test builder: an ordinary jacket with the given changes. */
export const aSellable = (changes: Partial<Sellable> = {}): Sellable => ({
  sku: 'CAIRN001BLK-M',
  upc: '840000000019',
  size: 'M',
  onHand: 10,
  withdrawn: false,
  productId: 'CAIRN001BLK',
  styleId: 'CAIRN001',
  maxPerOrder: null,
  isDigital: false,
  isCustom: false,
  soldAlone: true,
  inStores: true,
  name: 'Summit Down Jacket',
  slug: 'summit-down-jacket',
  eyebrow: null,
  colourName: 'Basalt',
  rating: { score: 4.6, reviewsCount: 400 },
  sizes: [],
  price: { current: 320_00, original: 320_00 },
  ...changes,
})
