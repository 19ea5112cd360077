import type { ShopLocale } from './storefront-messages.ts'

const english = {
  duffel: 'Base Camp Duffel',
  duffelPrice: '$140.00',
  twoDuffelsPrice: '$280.00',
  beanie: 'Last One Beanie',
  summitJacket: 'Summit Down Jacket',
  summitJacketPrice: '$320.00',
  tarn: 'Tarn',
  basalt: 'Basalt',
  women: 'Women',
  men: 'Men',
  jackets: 'Jackets',
  downJackets: 'Down jackets',
  blue: 'Blue',
  pickupMethod: 'Pick up in store',
  expressPrice: '$19.95',
  freeMugEarned: 'Your free Trail Mug is part of your order.',
  freeMugOffer: /^A free Trail Mug comes/,
}

/** What the demo calls its products, categories, colours and promotions, and what they cost. */
export const demoNames: Record<ShopLocale, typeof english> = {
  'en-us': english,
  'de-de': {
    duffel: 'Reisetasche Base Camp',
    duffelPrice: '140,00 €',
    twoDuffelsPrice: '280,00 €',
    beanie: 'Mütze Last One',
    summitJacket: 'Daunenjacke Summit',
    summitJacketPrice: '320,00 €',
    tarn: 'Bergsee',
    basalt: 'Basalt',
    women: 'Damen',
    men: 'Herren',
    jackets: 'Jacken',
    downJackets: 'Daunenjacken',
    blue: 'Blau',
    pickupMethod: 'Abholung in der Filiale',
    expressPrice: '12,95',
    freeMugEarned: 'Ihr Becher Trail gehört zu Ihrer Bestellung.',
    freeMugOffer: /schenken wir Ihnen einen Becher Trail/,
  },
}
