import { z } from 'zod'
import { call } from './call.ts'
import { contentDocument } from './content-entity.ts'
import { countryCode } from './person.ts'
import { locale } from './locale.ts'
import { pageSlug, slug } from './text.ts'
import { sizeTable } from './size-chart-entity.ts'

const reading = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

export const readCollectionsComponent = call({
  ...reading,
  path: '/fapi/components/collections',
  summary: 'The collections that pages put together.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFooterComponent = call({
  ...reading,
  path: '/fapi/components/footer',
  summary: 'The footer, ready to be shown.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFootSizes = call({
  ...reading,
  path: '/fapi/components/foot-sizes',
  summary: 'Which shoe size fits which foot.',
  answer: z.object({ tables: z.array(sizeTable) }),
  refuses: [],
})

export const readSearchComponent = call({
  ...reading,
  path: '/fapi/components/search',
  summary: 'What the opened search shows before anything is typed.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readUtilityComponent = call({
  ...reading,
  path: '/fapi/components/utility',
  summary: 'The links above the menu.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readSizeChart = call({
  ...reading,
  path: '/fapi/components/size-chart/{productType}',
  summary: 'The size chart of a kind of product.',
  params: z.object({ productType: slug }),
  answer: z.object({ productType: slug, tables: z.array(sizeTable) }),
  refuses: ['callUnknown'],
})

export const readLocations = call({
  ...reading,
  path: '/fapi/pages/location-selector',
  summary: 'Every country and language that the shop is at home in.',
  answer: z.object({
    regions: z.array(
      z.object({
        name: z.string(),
        countries: z.array(
          z.object({
            countryCode,
            name: z.string(),
            languages: z.array(z.object({ locale, name: z.string(), url: z.string() })),
          }),
        ),
      }),
    ),
  }),
  refuses: [],
})

export const readPageComponent = call({
  ...reading,
  path: '/fapi/pages/{page}',
  summary: 'A page, ready to be shown.',
  params: z.object({ page: pageSlug }),
  answer: contentDocument,
  refuses: ['callUnknown'],
})
