import {
  type ImportedCategory,
  importedCategory,
  type ImportedSet,
  importedSet,
  type ImportedStyle,
} from '@cairn/contract/catalogue-import'
import { languageOf, locales } from '@cairn/contract/sites'
import { departments } from './range/categories.ts'
import type { Category } from './range/categories/category.ts'
import { demoStyles, slugOf } from './styles.ts'

export type DemoCatalogue = {
  categories: ImportedCategory[]
  styles: ImportedStyle[]
  sets: ImportedSet[]
}

export const demoCatalogue = (): DemoCatalogue => ({
  categories: departments.flatMap((department, position) => rowsOf(department, null, position)),
  styles: demoStyles(),
  sets: [expedition()],
})

function rowsOf(category: Category, parentId: string | null, position: number): ImportedCategory[] {
  const texts = Object.fromEntries(
    locales.map((locale) => {
      const name = category.names[locale] ?? category.names[languageOf(locale)]
      return [locale, { name, slug: slugOf(name) }]
    }),
  )
  return [
    importedCategory.parse({ categoryId: category.id, parentId, position, texts }),
    ...(category.below ?? []).flatMap((below, at) => rowsOf(below, category.id, at)),
  ]
}

const expeditionNames = {
  en: 'Expedition Set',
  fr: 'Ensemble Expedition',
  de: 'Expedition-Set',
  it: 'Completo Expedition',
  es: 'Conjunto Expedition',
}

const expedition = () =>
  importedSet.parse({
    productId: 'CAIRN010',
    texts: Object.fromEntries(
      locales.map((locale) => {
        const name = expeditionNames[languageOf(locale)]
        return [locale, { name, slug: slugOf(name) }]
      }),
    ),
    styles: ['CAIRN001', 'CAIRN002', 'CAIRN005'],
  })
