import type { ExampleTable } from './example-ids.ts'

const published = { mode: 'publish', siteId: 'CAIRN-US' }

export const contentExamples = {
  readAugmentedPage: { params: { ...published, page: 'home' } },
  readCategoryContent: { params: { ...published, categoryId: '210100' } },
  searchContent: { params: { ...published, searchType: 'article' }, query: { limit: '6' } },
  readFooter: { params: published },
  readFragment: { params: { mode: 'publish', fragmentId: 'promo-bar' } },
  readMenu: { params: published },
  readPage: { params: { ...published, page: 'help/returns/how-to-return' } },
  readChildPages: { params: { ...published, parentPageSlug: 'help' } },
  readPopups: { params: published },
  readProductContent: { params: { ...published, productId: 'CAIRN001BLK' } },
  readShowcase: { params: { ...published, docType: 'page' }, query: { limit: '5' } },
  readCollectionsComponent: {},
  readFooterComponent: {},
  readFootSizes: {},
  readSearchComponent: {},
  readUtilityComponent: {},
  readSizeChart: { params: { productType: 'women' } },
  readLocations: {},
  readPageComponent: { params: { page: 'home' } },
  readSitemap: {},
  readAlternates: { query: { productId: 'CAIRN001BLK' } },
  readNearestPage: { query: { page: 'help/delivery' } },
  decide: {
    params: { brand: 'CAIRN' },
    body: {
      brand: 'CAIRN',
      customerId: null,
      channel: 'web',
      monetateId: '7d6a2f0e-7c35-4c7f-9d0b-3d5b8d3b5a10',
      events: [
        { eventType: 'PageView', pageType: 'Home', url: 'http://localhost:3000/en-us' },
        {
          eventType: 'DecisionRequest',
          requestId: 'home-1',
          experienceIds: ['home-closing'],
          audiences: ['loggedout', 'cart-empty'],
        },
      ],
    },
  },
  readExperiments: {},
  ingestMeasurements: {
    body: { measureBatch: [{ name: 'LCP', duration: 812, labels: { page: 'Home' } }] },
  },
  ingestErrors: {
    body: {
      errors: [
        {
          kind: 'call',
          message: 'The call was answered with 500.',
          path: '/en-us/cart',
          call: 'addItem',
          status: 500,
          errorId: 'GEN500',
          correlationId: '0c9a1c52-7f3b-4f7e-8a35-5d1f0b6a7c21',
        },
      ],
    },
  },
  recordConsent: { body: { version: 1, codes: ['C0001', 'C0003'], source: 'settings' } },
  readServerTime: {},
  validateResponse: {
    params: { contract: 'readServerTime' },
    body: {
      data: { timestamp: '2026-11-26T09:30:00.000Z' },
      path: '/fapi/server/time',
      method: 'GET',
    },
  },
} satisfies ExampleTable
