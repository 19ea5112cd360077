import { z } from 'zod'
import { articleSearchResult } from '../article.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable } from './fields.ts'

const { title, subtitle } = commonFields

export const articleGrid = declareBlock({
  type: 'article-grid',
  label: 'Grid of articles',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
    rows: editable(z.int().min(1).max(8).optional(), 'Initial rows', 'number'),
    smallGridSize: editable(z.int().min(1).max(6).default(3), 'Articles per row', 'number'),
    hasFilters: editable(z.boolean().default(true), 'Can be filtered by tags', 'switch'),
    /** Filled when the page is read. */
    found: editable(
      articleSearchResult.default({ result: [], facets: [], numFound: 0 }),
      'Shown articles',
      'list',
    ),
  },
})
