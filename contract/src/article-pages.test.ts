import { expect, test } from 'vitest'
import { articlesAtFirst } from './article-pages.ts'

test('a grid begins with its rows of articles, or with three (CONT-104)', () => {
  expect(articlesAtFirst({ rows: 2, smallGridSize: 3 })).toBe(6)
  expect(articlesAtFirst({ rows: 1, smallGridSize: 4 })).toBe(4)
  expect(articlesAtFirst({ smallGridSize: 4 })).toBe(3)
})
