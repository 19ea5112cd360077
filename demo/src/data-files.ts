import { readFileSync } from 'node:fs'

const folder = new URL('../data/', import.meta.url)

/** The styles that tests and pages rely on; the others make the shop look like a real one. */
export const knownStyleFile = 'styles-known'
export const otherStyleFiles = ['styles-women', 'styles-men', 'styles-kids', 'styles-equipment']

export const contentFiles = [
  'content/home',
  'content/category-content',
  'content/product-content',
  'content/menu-and-footer',
  'content/fragments',
  'content/popups',
  'content/field-notes',
  'content/help',
  'content/about',
  'content/terms',
  'content/shop-pages',
  'content/events',
]

/** Every file of the demo shop. */
export const dataFiles = [
  'stores',
  'people',
  'shipping',
  'postal-places',
  'tax',
  'categories',
  knownStyleFile,
  ...otherStyleFiles,
  'sets',
  'size-charts',
  'store-stock',
  'promotions',
  'payment-instruments',
  'orders',
  'experiments',
  ...contentFiles,
]

/** A file as the import command reads it. */
export const readDataFile = (name: string): { name: string; text: string } => ({
  name: `${name}.ndjson`,
  text: readFileSync(new URL(`${name}.ndjson`, folder), 'utf8'),
})

/** The lines of a file, each with one JSON object. */
export const readDataLines = (name: string): string[] =>
  readDataFile(name)
    .text.split('\n')
    .filter((line) => line !== '')
