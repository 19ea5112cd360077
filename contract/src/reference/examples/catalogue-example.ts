import { exampleIds, type ExampleTable } from './example-ids.ts'

const params = { productId: 'CAIRN001BLK' }
const reviewId = 'd9c5ebf9-63ab-4acf-8e77-cf90e16c5d98'
const answerId = 'ead6fc0a-74bc-4bd0-9f88-d0a1f27d6ea9'

export const catalogueExamples = {
  readProduct: { params },
  readAvailability: { params, body: { storeIds: ['0042', '0043'], sku: 'CAIRN001BLK-M' } },
  readInventory: { params },
  readProductSets: { params },
  readProductSet: { params: { productSetId: 'CAIRN010' } },
  readCatalogue: {
    query: { categoryId: '210100', filter: ['colour:black', 'size:M'], sort: 'priceAscending' },
  },
  subscribeToStockNotice: { body: { sku: 'CAIRN001BLK-M', email: 'ada.berg@example.com' } },
  readRecommendations: { query: { productId: 'CAIRN001BLK', count: '4' } },
  searchProducts: { query: { q: 'down jacket', count: '12' } },
  suggest: { query: { q: 'jack' } },
  readReviews: { params, query: { sort: 'newest', count: '10' } },
  flagReview: { params: { reviewId }, body: { reason: 'Advertises another shop' } },
  voteOnReview: { params: { reviewId }, body: { helpful: true } },
  translateReview: { params: { reviewId }, body: {} },
  readQuestions: { params, query: { count: '10' } },
  askQuestion: {
    params,
    body: {
      text: 'Does the hood fit over a helmet?',
      author: 'Ada',
      email: 'ada.berg@example.com',
    },
  },
  voteOnAnswer: { params: { answerId }, body: { helpful: true } },
  findCollectionPoints: { body: { query: 'Denver', radius: 50, count: 5 } },
  findStores: { body: { postalCode: '80202', countryCode: 'US', sku: 'CAIRN001BLK-M' } },
  readStores: {},
  chooseStore: { body: { storeId: '0042' } },
  readEmployees: { params: { storeId: '0042' } },
  readReservations: {},
  handOverReservation: { params: { reservationId: exampleIds.reservationId }, body: {} },
  readPickups: {},
  changePickup: {
    params: { orderNumber: exampleIds.orderNumber, shipmentId: exampleIds.pickupId },
    body: { status: 'ReadyForPickup' },
  },
} satisfies ExampleTable
