import type { CatalogueRow, ImportedSet } from '@cairn/contract/catalogue-import'
import { importedCategory, importedSet } from '@cairn/contract/catalogue-import'
import { languageOf, locales } from '@cairn/contract/sites'
import { departments } from './range/categories.ts'
import type { Category } from './range/categories/category.ts'
import { demoStyles, slugOf } from './styles.ts'

export const demoRows = (): CatalogueRow[] => [
  ...departments.flatMap((department, position) => rowsOf(department, null, position)),
  ...demoStyles().map((style) => ({ kind: 'style' as const, ...style })),
  { kind: 'set', ...expedition() },
]

function rowsOf(category: Category, parentId: string | null, position: number): CatalogueRow[] {
  const texts = Object.fromEntries(
    locales.map((locale) => {
      const name = category.names[locale] ?? category.names[languageOf(locale)]
      return [locale, { name, slug: slugOf(name) }]
    }),
  )
  return [
    {
      kind: 'category',
      ...importedCategory.parse({ categoryId: category.id, parentId, position, texts }),
    },
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

const expedition = (): ImportedSet =>
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
