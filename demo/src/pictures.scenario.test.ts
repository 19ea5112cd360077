import { expect, test } from 'vitest'
import { styles } from './test-styles.ts'

const picturesOf = (styleId: string) =>
  styles
    .filter((style) => style.styleId === styleId)
    .flatMap(({ products }) => products.map(({ productId, views }) => [productId, views.length]))

test('the jacket that the home page leads to has three pictures in each of its colours', () => {
  const pictureCounts = picturesOf('CAIRN001')
  expect(pictureCounts).toHaveLength(6)
  expect(pictureCounts.filter(([, count]) => Number(count) < 3)).toEqual([])
})

test('the first colour of clothes and shoes has at least three pictures, of other styles two', () => {
  const isWorn = (categories: readonly string[]) => categories.some((id) => /^2[123]/.test(id))
  const tooFew = styles.filter(
    ({ categories, products: [first] }) =>
      (first?.views.length ?? 0) < (isWorn(categories) ? 3 : 2),
  )
  expect(tooFew.map(({ styleId }) => styleId)).toEqual([])
})
