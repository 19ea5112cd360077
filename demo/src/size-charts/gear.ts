import type { Body, Chart } from './measures.ts'

const gloves = { en: 'Gloves', fr: 'Gants', de: 'Handschuhe', it: 'Guanti', es: 'Guantes' }
const socks = { en: 'Socks', fr: 'Chaussettes', de: 'Socken', it: 'Calze', es: 'Calcetines' }
const packs = {
  en: 'Backpacks',
  fr: 'Sacs à dos',
  de: 'Rucksäcke',
  it: 'Zaini',
  es: 'Mochilas',
}
const women = {
  en: 'Women’s shoes',
  fr: 'Chaussures femme',
  de: 'Damenschuhe',
  it: 'Scarpe da donna',
  es: 'Calzado de mujer',
}
const men = {
  en: 'Men’s shoes',
  fr: 'Chaussures homme',
  de: 'Herrenschuhe',
  it: 'Scarpe da uomo',
  es: 'Calzado de hombre',
}
const everybody = {
  en: 'Shoes for everybody',
  fr: 'Chaussures mixtes',
  de: 'Schuhe für alle',
  it: 'Scarpe unisex',
  es: 'Calzado unisex',
}
const kids = {
  en: 'Children’s shoes',
  fr: 'Chaussures enfant',
  de: 'Kinderschuhe',
  it: 'Scarpe da bambino',
  es: 'Calzado infantil',
}

/** A whole American size is a third of an inch. */
const thirdOfInch = 0.847

type Run = { first: number; centimetres: number; sizes: readonly string[] }

const shoes = ({ first, centimetres, sizes }: Run): Record<string, Body> =>
  Object.fromEntries(
    sizes.map((size) => {
      // Children’s sizes start again at 1 after 13.
      const counted = Number(size) + (Number(size) < first ? 13 : 0)
      return [size, { foot: Math.round((centimetres + (counted - first) * thirdOfInch) * 10) / 10 }]
    }),
  )

const womenSizes = ['5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11']
const menSizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12', '13', '14']

export const shoeCharts: readonly Chart[] = [
  {
    productType: 'women-shoes',
    title: women,
    bodies: shoes({ first: 5, centimetres: 22, sizes: womenSizes }),
  },
  {
    productType: 'men-shoes',
    title: men,
    bodies: shoes({ first: 7, centimetres: 25, sizes: menSizes }),
  },
  {
    productType: 'unisex-shoes',
    title: everybody,
    bodies: shoes({
      first: 6,
      centimetres: 24.1,
      sizes: ['6', '7', '8', '9', '10', '11', '12', '13', '14'],
    }),
  },
  {
    productType: 'kids-shoes',
    title: kids,
    bodies: shoes({ first: 10, centimetres: 16.5, sizes: ['10', '11', '12', '13', '1', '2', '3'] }),
  },
]

export const gear: readonly Chart[] = [
  {
    productType: 'hands',
    title: gloves,
    bodies: {
      S: { hand: [17, 18] },
      M: { hand: [19, 20] },
      L: { hand: [21, 22] },
      XL: { hand: [23, 24] },
    },
  },
  {
    productType: 'feet',
    title: socks,
    bodies: { S: { foot: [22, 24] }, M: { foot: [24.5, 27] }, L: { foot: [27.5, 30] } },
  },
  {
    productType: 'three-backs',
    title: packs,
    bodies: { S: { back: [38, 44] }, M: { back: [44, 50] }, L: { back: [50, 56] } },
  },
]
