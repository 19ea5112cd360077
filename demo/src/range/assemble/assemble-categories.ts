import type { CatalogueRow } from '@cairn/contract/catalogue-import'
import { languageOf } from '@cairn/contract/sites'
import { departments } from '../categories.ts'
import type { Category } from '../categories/category.ts'
import { inEveryLocale } from './in-every-locale.ts'
import { slugOf } from './slug.ts'

/** Departments, what is in them, and what is in that; what contains comes before what it contains. */
export const categoryRows = (): CatalogueRow[] =>
  departments.flatMap((department, position) => rowsOf(department, null, position))

const rowsOf = (category: Category, parentId: string | null, position: number): CatalogueRow[] => [
  {
    kind: 'category',
    categoryId: category.id,
    parentId,
    position,
    texts: inEveryLocale((locale) => {
      const name = category.names[locale] ?? category.names[languageOf(locale)]
      return { name, slug: slugOf(name) }
    }),
  },
  ...(category.below ?? []).flatMap((below, at) => rowsOf(below, category.id, at)),
]
