import { expect, test } from 'vitest'
import { articlesPerPage } from './article-pages.ts'

test('a grid starts with the configured rows of articles, or with three articles (CONT-104)', () => {
  expect(articlesPerPage({ rows: 2, smallGridSize: 3 })).toBe(6)
  expect(articlesPerPage({ rows: 1, smallGridSize: 4 })).toBe(4)
  expect(articlesPerPage({ smallGridSize: 4 })).toBe(3)
})
