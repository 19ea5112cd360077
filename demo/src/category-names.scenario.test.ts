import { locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { demoRows } from './demo-rows.ts'

type Category = {
  categoryId: string
  parentId?: string
  texts: Record<string, { name: string }>
}

const categories = new Map(
  demoRows('2026-03-01').flatMap((row) => {
    const category: Category & { kind: string } = Object(row)
    return category.kind === 'category' ? [[category.categoryId, category] as const] : []
  }),
)

const departmentOf = (category: Category): string => {
  const parent = categories.get(category.parentId ?? '')
  return parent ? departmentOf(parent) : category.categoryId
}

test.each(locales)('each category of a department has its own name in %s', (locale) => {
  const names = [...categories.values()].map(
    (category) => `${departmentOf(category)} ${category.texts[locale]?.name}`,
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.length).toBeGreaterThan(50)
})
