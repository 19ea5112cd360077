import { z } from 'zod'
import { foundArticles } from './article-entity.ts'
import { block } from './content-block.ts'
import { common, edited } from './content-fields.ts'

const { title, subtitle } = common

export const articleGrid = block('article-grid', 'Grid of articles', {
  title,
  subtitle,
  rows: edited(z.int().min(1).max(8).optional(), 'Rows at first', 'number'),
  smallGridSize: edited(z.int().min(1).max(6).default(3), 'Articles in a row', 'number'),
  hasFilters: edited(z.boolean().default(true), 'Can be narrowed by tags', 'switch'),
  /** Filled when the page is read. */
  found: edited(
    foundArticles.default({ result: [], facets: [], numFound: 0 }),
    'What is shown',
    'list',
  ),
})
