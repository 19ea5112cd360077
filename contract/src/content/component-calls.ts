import { z } from 'zod'
import { sizeTable } from '../catalogue/product.ts'
import { locale } from '../fields/identifiers.ts'
import { pageSlug, slug } from '../fields/inputs.ts'
import { countryCode } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { contentDocument } from './document.ts'

const publicRead = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

export const readCollectionsComponent = call({
  ...publicRead,
  path: '/fapi/components/collections',
  summary: 'Read the collections that pages show.',
  description: 'One document with the blocks of collections.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFooterComponent = call({
  ...publicRead,
  path: '/fapi/components/footer',
  summary: 'Read the footer component.',
  description: 'The same document as readFooter.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFootSizes = call({
  ...publicRead,
  path: '/fapi/components/foot-sizes',
  summary: 'Read the table of foot lengths and shoe sizes.',
  description: 'For a page that helps to find the shoe size.',
  answer: z.object({ tables: z.array(sizeTable) }),
  refuses: [],
})

export const readSearchComponent = call({
  ...publicRead,
  path: '/fapi/components/search',
  summary: 'Read what the search panel shows before a query is typed.',
  description: 'One document, such as popular searches.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readUtilityComponent = call({
  ...publicRead,
  path: '/fapi/components/utility',
  summary: 'Read the links above the menu.',
  description: 'One document with the secondary menu.',
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readSizeChart = call({
  ...publicRead,
  path: '/fapi/components/size-chart/{productType}',
  summary: 'Read the size chart of a product type.',
  description: '`productType` is a field of readProduct.',
  params: z.object({ productType: slug }),
  answer: z.object({ productType: slug, tables: z.array(sizeTable) }),
  refuses: ['callUnknown'],
})

export const readLocations = call({
  ...publicRead,
  path: '/fapi/pages/location-selector',
  summary: 'List the countries and languages of the shop.',
  description: 'For the choice of a country. The names of languages are in these languages.',
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
  ...publicRead,
  path: '/fapi/pages/{page}',
  summary: 'Read a page component.',
  description: 'One document, by its slug.',
  params: z.object({ page: pageSlug }),
  answer: contentDocument,
  refuses: ['callUnknown'],
})
