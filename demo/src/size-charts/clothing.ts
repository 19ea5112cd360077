import type { Chart } from './measures.ts'

const women = {
  en: 'Women’s clothing',
  fr: 'Vêtements femme',
  de: 'Damenbekleidung',
  it: 'Abbigliamento donna',
  es: 'Ropa de mujer',
}
const men = {
  en: 'Men’s clothing',
  fr: 'Vêtements homme',
  de: 'Herrenbekleidung',
  it: 'Abbigliamento uomo',
  es: 'Ropa de hombre',
}
const kids = {
  en: 'Children’s clothing',
  fr: 'Vêtements enfant',
  de: 'Kinderbekleidung',
  it: 'Abbigliamento bambino',
  es: 'Ropa infantil',
}

/** A child’s size is its height; what stands beside it is where the next one begins. */
const byHeight = (heights: readonly number[]) =>
  Object.fromEntries(
    heights.map((height, at) => {
      const from = (heights[at - 1] ?? height - 6) + 1
      const chest = Math.round(height / 3.6 + 27.5)
      return [String(height), { height: [from, height], chest, waist: chest - 4 } as const]
    }),
  )

export const clothing: readonly Chart[] = [
  {
    productType: 'women',
    title: women,
    bodies: {
      XXS: { chest: [74, 78], waist: [57, 61], hips: [83, 87] },
      XS: { chest: [79, 83], waist: [62, 66], hips: [88, 92] },
      S: { chest: [84, 88], waist: [67, 71], hips: [93, 97] },
      M: { chest: [89, 94], waist: [72, 77], hips: [98, 103] },
      L: { chest: [95, 101], waist: [78, 84], hips: [104, 110] },
      XL: { chest: [102, 109], waist: [85, 92], hips: [111, 117] },
      XXL: { chest: [110, 118], waist: [93, 101], hips: [118, 125] },
    },
  },
  {
    productType: 'men',
    title: men,
    bodies: {
      XS: { chest: [82, 87], waist: [68, 73], hips: [82, 87] },
      S: { chest: [88, 94], waist: [74, 80], hips: [88, 94] },
      M: { chest: [95, 101], waist: [81, 87], hips: [95, 101] },
      L: { chest: [102, 109], waist: [88, 95], hips: [102, 108] },
      XL: { chest: [110, 118], waist: [96, 104], hips: [109, 116] },
      XXL: { chest: [119, 128], waist: [105, 114], hips: [117, 125] },
    },
  },
  {
    productType: 'unisex',
    title: {
      en: 'Clothing for everybody',
      fr: 'Vêtements mixtes',
      de: 'Bekleidung für alle',
      it: 'Abbigliamento unisex',
      es: 'Ropa unisex',
    },
    bodies: {
      XS: { chest: [80, 86], waist: [66, 72] },
      S: { chest: [87, 93], waist: [73, 79] },
      M: { chest: [94, 100], waist: [80, 86] },
      L: { chest: [101, 108], waist: [87, 94] },
      XL: { chest: [109, 117], waist: [95, 103] },
      XXL: { chest: [118, 127], waist: [104, 113] },
    },
  },
  { productType: 'kids', title: kids, bodies: byHeight([92, 98, 104, 110, 116, 122, 128]) },
  { productType: 'juniors', title: kids, bodies: byHeight([122, 128, 134, 140, 152, 164]) },
  {
    productType: 'waist',
    title: men,
    bodies: {
      '28': { waist: 71, hips: 88 },
      '30': { waist: 76, hips: 93 },
      '32': { waist: 81, hips: 98 },
      '34': { waist: 86, hips: 103 },
      '36': { waist: 91, hips: 108 },
      '38': { waist: 97, hips: 113 },
      '40': { waist: 102, hips: 118 },
    },
  },
  {
    productType: 'women-waist',
    title: women,
    bodies: {
      '24': { waist: 61, hips: 87 },
      '26': { waist: 66, hips: 92 },
      '28': { waist: 71, hips: 97 },
      '30': { waist: 76, hips: 102 },
      '32': { waist: 81, hips: 107 },
      '34': { waist: 86, hips: 112 },
      '36': { waist: 91, hips: 117 },
    },
  },
]
