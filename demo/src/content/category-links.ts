import { departments } from '../range/categories.ts'
import type { Category } from '../range/categories/category.ts'
import { slugOf } from '../range/assemble/slug.ts'
import { type Said, said } from './said.ts'

export const namesOf = (category: Category): Said<string> => category.names

/** /c/down-jackets-210101, in the words of each locale. */
export function categoryUrl({ id, names }: Category, query = '') {
  const { en, fr, de, it, es, ...locales } = names
  const url = (name: string) => `/c/${slugOf(name)}-${id}${query}`
  return said({
    en: url(en),
    fr: url(fr),
    de: url(de),
    it: url(it),
    es: url(es),
    ...Object.fromEntries(Object.entries(locales).map(([locale, name]) => [locale, url(name)])),
  })
}

const everyCategory = (among: readonly Category[]): Category[] =>
  among.flatMap((category) => [category, ...everyCategory(category.below ?? [])])

const byId = new Map(everyCategory(departments).map((category) => [category.id, category]))

export function categoryOf(id: string): Category {
  const found = byId.get(id)
  if (!found) throw new Error(`There is no category ${id}`)
  return found
}
