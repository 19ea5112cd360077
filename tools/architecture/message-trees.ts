import { code, type Trees } from './query-trees.ts'
import type { rules } from './rules.ts'
import type { Source } from './sources.ts'

const languages = ['en', 'de', 'fr', 'it', 'es']

/** The messages of a feature in each language; `changes` replaces files, or removes them. */
function messages(
  english: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Source[] {
  const texts = {
    ...Object.fromEntries(languages.map((language) => [language, english])),
    ...changes,
  }
  return Object.entries(texts).flatMap(([language, record]) =>
    record === undefined
      ? []
      : [code(`commerce/src/cart/messages/${language}.ts`, `export const ${language} = ${record}`)],
  )
}

const page = (text: string): Source => code('storefront/app/cart/cart-page.tsx', text)
const pageMessages = (feature: string, record: string): Source =>
  code(`storefront/app/${feature}/messages/en.ts`, `export const en = ${record} as const`)

/** For the rules about texts in several languages. */
export const messageTrees = {
  'texts in several languages are in folders named messages': {
    violations: [
      [code('contract/src/a.ts', `const names = { en: 'Cart', fr: 'Panier' }`)],
      [code('commerce/src/cart/a.ts', `const names = { en: ['Cart'], 'de': ['Korb'] }`)],
      [code('commerce/src/cart/a.ts', `const texts = { en: { a: 'Cart' }, es: { a: 'Cesta' } }`)],
      [code('sandbox/src/a.ts', `const it: Texts = { a: 'Carrello' }`)],
      [code('server/src/a.ts', `const name = translations('Size', 'Taille', 'Größe')`)],
      [code('storefront/app/a.tsx', 'const title = <h1>Größe</h1>')],
      [code('storefront/app/a.ts', 'const title = `Größe ${size}`')],
    ],
    compliant: [
      [code('commerce/src/cart/messages/messages.ts', `const texts = { en, fr, de, it, es }`)],
      [code('commerce/src/cart/a.ts', `const texts = { en, fr, de, it, es }`)],
      [code('commerce/src/cart/messages/fr.ts', `export const fr = { name: 'Panier doublé' }`)],
      [code('contract/src/a.ts', `const sites = { de: { id: 1 }, fr: { id: 2 } } // Größe`)],
      [code('contract/src/a.ts', `const languages = { en: 'en', fr: 'fr' }`)],
      [code('commerce/src/search/a.ts', `text.replaceAll('ß', 'ss')`)],
      [code('commerce/src/cart/a.test.ts', `const names = { en: 'Cart', fr: 'Panier' }`)],
      [code('demo/src/a.ts', `const name = { en: 'Hat', de: 'Mütze' }`)],
    ],
  },
  'messages have the same keys and placeholders in every language': {
    violations: [
      messages(`{ a: 'Cart' }`, { it: undefined }),
      messages(`{ a: 'Cart' }`, { it: '{}' }),
      messages(`{ a: 'Cart' }`, { it: `{ a: ' ' }` }),
      messages(`{ a: 'Cart' }`, { it: `{ a: 'Carrello', b: 'Altro' }` }),
      messages(`{ a: 'Cart' }`, { it: `{ a: { b: 'Carrello' } }` }),
      messages(`{ a: 'Cart of {name}' }`, { fr: `{ a: 'Panier' }` }),
      messages(`{ a: 'Cart' }`, { fr: `{ a: 'Panier de {name}' }` }),
      messages(`{ a: '{count, plural, one {# bag} other {# bags}}' }`, { fr: `{ a: '# sacs' }` }),
    ],
    compliant: [
      messages(`{ 'a.b': '{name}, {count, plural, =0 {none} other {#}}' } as const`, {
        es: `{ 'a.b': '{count} {name}' }`,
      }),
    ],
  },
  'a message is in the first feature that uses it': {
    violations: [
      [page(''), pageMessages('cart', `{ cartTitle: 'Your bag' }`)],
      [page('// cartTitle'), pageMessages('cart', `{ cartTitle: 'Your bag' }`)],
      [page(`t('orderTitle')`), pageMessages('orders', `{ orderTitle: 'Your order' }`)],
      [
        page(`t('total')`),
        pageMessages('ui', `{ total: 'Total' }`),
        pageMessages('cart', `{ total: 'Total' }`),
      ],
    ],
    compliant: [
      [page(`t('total')`), pageMessages('purchase', `{ total: 'Total' }`)],
      [page(`const titles = { full: 'cartTitle' }`), pageMessages('cart', `{ cartTitle: 'Bag' }`)],
    ],
  },
} satisfies Partial<Record<keyof typeof rules, Trees>>
