import { type ImportedStyle, importedStyle } from '@cairn/contract/catalogue-import'
import type { Language, Locale } from '@cairn/contract/sites'
import { type Colour, colours } from './colours.ts'
import { type HandMade, handMade } from './hand-made.ts'
import { pricesFor } from './prices.ts'

/** The demo catalogue as a merchant would hand it in. */
export const demoStyles = (): ImportedStyle[] =>
  handMade.map((style, at) => importedStyle.parse(styleOf(style, at)))

function styleOf(style: HandMade, styleNumber: number) {
  return {
    ...style.traits,
    styleId: style.styleId,
    categories: style.categories,
    texts: inEveryLocale((language) => {
      const name = style.names[language]
      return { name, slug: slugOf(name) }
    }),
    products: style.colours.map((colour, at) => productOf(style, colour, styleNumber * 10 + at)),
  }
}

function productOf(style: HandMade, colour: Colour, productNumber: number) {
  const productId = `${style.styleId}${colours[colour].code}`
  return {
    productId,
    colour,
    family: colours[colour].family,
    swatch: colours[colour].hex,
    colourNames: inEveryLocale((language) => colours[colour].names[language]),
    prices: style.price ? pricesFor(style.price) : [],
    variants: style.sizes.map((size, at) => ({
      sku: `${productId}-${size ?? 'OS'}`,
      upc: upcOf(productNumber * 20 + at),
      size,
      onHand: style.onHand,
    })),
  }
}

function inEveryLocale<Value>(value: (language: Language) => Value): Record<Locale, Value> {
  return {
    'en-us': value('en'),
    'en-ca': value('en'),
    'fr-ca': value('fr'),
    'en-gb': value('en'),
    'de-de': value('de'),
    'fr-fr': value('fr'),
    'it-it': value('it'),
    'es-es': value('es'),
  }
}

export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Eleven digits and the check digit that scanners expect. */
function upcOf(item: number): string {
  const digits = `840${String(item).padStart(8, '0')}`
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
