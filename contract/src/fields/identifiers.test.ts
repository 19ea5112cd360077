import { expect, test } from 'vitest'
import { productId, styleId } from './identifiers.ts'

test.each([
  ['NF0A3C8D', true],
  ['NF0A3C8', false],
  ['NF0A3C8DJ', false],
  ['nf0a3c8d', false],
])('%s is a style id: %s (VAL-034)', (id, isValid) => {
  expect(styleId.safeParse(id).success).toBe(isValid)
})

test.each([
  ['NF0A3C8D', true],
  ['NF0A3C8DJK3', true],
  ['NF0A3C8DJK34', false],
  ['NF0A3C8', false],
])('%s is a product id: %s (VAL-035)', (id, isValid) => {
  expect(productId.safeParse(id).success).toBe(isValid)
})
