export type FakeProduct = {
  id: string
  sku: string
  productId: string
  name: string
  colour: string
  size: string
  current: number
  original: number
  available: boolean
}

const products: [string, string, string, number, number][] = [
  ['CAIRN001TRN', 'Summit Down Jacket', 'Tarn', 420, 420],
  ['CAIRN002RWN', 'Ridge Shell', 'Rowan', 168, 240],
  ['CAIRN003MSS', 'Last One Beanie', 'Moss', 38, 38],
  ['CAIRN005SLT', 'Approach Trail Shoe', 'Slate', 149.95, 149.95],
  ['CAIRN006LRC', 'Base Camp Duffel', 'Larch', 175, 175],
  ['CAIRN009HTR', 'Made-to-order Jacket', 'Heather', 560, 560],
]

export const fakeProducts: readonly FakeProduct[] = products.map(
  ([productId, name, colour, current, original], at) => ({
    id: `0b0f1a2c-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
    sku: `${productId}-M`,
    productId,
    name,
    colour,
    size: 'M',
    current,
    original,
    available: at !== 2,
  }),
)
