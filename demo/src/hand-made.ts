import type { ImportedStyle } from '@cairn/contract/catalogue-import'
import type { Language } from '@cairn/contract/sites'
import type { Colour } from './colours.ts'
import type { PricePoint } from './prices.ts'

export type HandMade = {
  styleId: string
  categories: readonly string[]
  names: Record<Language, string>
  colours: readonly Colour[]
  sizes: readonly (string | null)[]
  /** None: sold nowhere. */
  price: PricePoint | null
  onHand: number
  traits?: Partial<
    Pick<ImportedStyle, 'maxPerOrder' | 'isDigital' | 'isCustom' | 'soldAlone' | 'rating'>
  >
}

const clothing = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const oneSize = [null]
const plenty = 500

/** The styles that everything relies on, each made so that one rule of the shop can be seen. */
export const handMade: readonly HandMade[] = [
  {
    styleId: 'CAIRN001',
    categories: ['220101', '210101'],
    names: {
      en: 'Summit Down Jacket',
      fr: 'Doudoune Summit',
      de: 'Daunenjacke Summit',
      it: 'Piumino Summit',
      es: 'Plumífero Summit',
    },
    colours: ['basalt', 'tarn', 'rowan', 'larch', 'moss', 'slate'],
    sizes: clothing,
    price: { current: { USD: 320_00, CAD: 430_00, GBP: 280_00, EUR: 320_00 } },
    onHand: plenty,
    traits: { rating: { score: 4.6, reviewsCount: 400 } },
  },
  {
    styleId: 'CAIRN002',
    categories: ['220102', '210102'],
    names: {
      en: 'Ridge Shell',
      fr: 'Veste imperméable Ridge',
      de: 'Hardshelljacke Ridge',
      it: 'Guscio Ridge',
      es: 'Chaqueta impermeable Ridge',
    },
    colours: ['tarn', 'rowan', 'basalt'],
    sizes: clothing,
    price: {
      current: { USD: 259_99, CAD: 349_99, GBP: 229_99, EUR: 259_99 },
      original: { USD: 390_00, CAD: 520_00, GBP: 345_00, EUR: 390_00 },
    },
    onHand: 60,
    traits: { rating: { score: 4.3, reviewsCount: 87 } },
  },
  {
    styleId: 'CAIRN003',
    categories: ['240301'],
    names: {
      en: 'Last One Beanie',
      fr: 'Bonnet Last One',
      de: 'Mütze Last One',
      it: 'Berretto Last One',
      es: 'Gorro Last One',
    },
    colours: ['larch'],
    sizes: oneSize,
    price: { current: { USD: 35_00, CAD: 48_00, GBP: 30_00, EUR: 35_00 } },
    onHand: 1,
  },
  {
    styleId: 'CAIRN004',
    categories: ['220103', '210103'],
    names: {
      en: 'Sold Out Parka',
      fr: 'Parka Sold Out',
      de: 'Parka Sold Out',
      it: 'Parka Sold Out',
      es: 'Parka Sold Out',
    },
    colours: ['slate'],
    sizes: clothing,
    price: { current: { USD: 410_00, CAD: 550_00, GBP: 360_00, EUR: 410_00 } },
    onHand: 0,
  },
  {
    styleId: 'CAIRN005',
    categories: ['220401', '210401'],
    names: {
      en: 'Approach Trail Shoe',
      fr: 'Chaussure de trail Approach',
      de: 'Trailschuh Approach',
      it: 'Scarpa da trail Approach',
      es: 'Zapatilla de trail Approach',
    },
    colours: ['moss', 'basalt'],
    sizes: ['6', '7', '8', '9', '10', '11', '12', '13', '14'],
    price: { current: { USD: 165_00, CAD: 220_00, GBP: 145_00, EUR: 165_00 } },
    onHand: 40,
    traits: { maxPerOrder: 3, rating: { score: 4.8, reviewsCount: 132 } },
  },
  {
    styleId: 'CAIRN006',
    categories: ['240103'],
    names: {
      en: 'Base Camp Duffel',
      fr: 'Sac Base Camp',
      de: 'Reisetasche Base Camp',
      it: 'Borsone Base Camp',
      es: 'Bolsa Base Camp',
    },
    colours: ['larch', 'slate'],
    sizes: oneSize,
    price: { current: { USD: 140_00, CAD: 190_00, GBP: 125_00, EUR: 140_00 } },
    onHand: 120,
  },
  {
    styleId: 'CAIRN007',
    categories: ['240401'],
    names: {
      en: 'Trail Mug',
      fr: 'Tasse Trail',
      de: 'Becher Trail',
      it: 'Tazza Trail',
      es: 'Taza Trail',
    },
    colours: ['snowmelt'],
    sizes: oneSize,
    price: { current: { USD: 20_00, CAD: 27_00, GBP: 18_00, EUR: 20_00 } },
    onHand: plenty,
    traits: { soldAlone: false },
  },
  {
    styleId: 'CAIRN008',
    categories: ['240500'],
    names: {
      en: 'Digital Gift Card',
      fr: 'Carte cadeau numérique',
      de: 'Digitaler Gutschein',
      it: 'Carta regalo digitale',
      es: 'Tarjeta regalo digital',
    },
    colours: ['heather'],
    sizes: ['50'],
    price: { current: { USD: 50_00, CAD: 50_00, GBP: 50_00, EUR: 50_00 } },
    onHand: 0,
    traits: { isDigital: true },
  },
  {
    styleId: 'CAIRN009',
    categories: ['220102', '210102'],
    names: {
      en: 'Made-to-order Jacket',
      fr: 'Veste sur mesure',
      de: 'Jacke nach Maß',
      it: 'Giacca su misura',
      es: 'Chaqueta a medida',
    },
    colours: ['basalt'],
    sizes: clothing,
    price: { current: { USD: 480_00, CAD: 640_00, GBP: 420_00, EUR: 480_00 } },
    onHand: plenty,
    traits: { isCustom: true },
  },
  {
    styleId: 'CAIRN011',
    categories: ['220203', '210203'],
    names: {
      en: 'No Price Tee',
      fr: 'T-shirt No Price',
      de: 'T-Shirt No Price',
      it: 'T-shirt No Price',
      es: 'Camiseta No Price',
    },
    colours: ['heather'],
    sizes: clothing,
    price: null,
    onHand: plenty,
  },
  {
    styleId: 'CAIRN012',
    categories: ['230102'],
    names: {
      en: 'Kids Puddle Suit',
      fr: 'Combinaison de pluie enfant',
      de: 'Matschanzug für Kinder',
      it: 'Tuta antipioggia bambino',
      es: 'Mono de lluvia infantil',
    },
    colours: ['larch', 'tarn'],
    sizes: ['92', '104', '116', '128'],
    price: { current: { USD: 70_00, CAD: 95_00, GBP: 60_00, EUR: 70_00 }, region: 'EMEA' },
    onHand: 80,
  },
]
