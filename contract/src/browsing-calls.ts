import { readShippingRates } from './cart/delivery-calls.ts'
import {
  subscribeToStockNotice,
  readAvailability,
  readCatalogue,
  readInventory,
  readProduct,
  readProductSet,
  readProductSets,
  readRecommendations,
} from './catalogue/catalogue-calls.ts'
import {
  askQuestion,
  flagReview,
  readQuestions,
  readReviews,
  translateReview,
  voteOnAnswer,
  voteOnReview,
} from './catalogue/review-calls.ts'
import { searchProducts, suggest } from './catalogue/search-calls.ts'
import {
  readCollectionsComponent,
  readFooterComponent,
  readFootSizes,
  readLocations,
  readPageComponent,
  readSearchComponent,
  readSizeChart,
  readUtilityComponent,
} from './content/component-calls.ts'
import {
  readAugmentedPage,
  readCategoryContent,
  readChildPages,
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readPopups,
  readProductContent,
  readShowcase,
  searchContent,
  readAlternates,
  readNearestPage,
  readSitemap,
} from './content/content-calls.ts'
import {
  changePickup,
  handOverReservation,
  readPickups,
  readReservations,
} from './stores/own-store-calls.ts'
import {
  chooseStore,
  findCollectionPoints,
  findStores,
  readEmployees,
  readStores,
} from './stores/store-calls.ts'
import type { Call } from './wire/call.ts'

/** Calls for browsing the shop: catalogue, search, reviews, stores and content. */
export const browsingCalls = {
  // catalogue
  readProduct,
  readAvailability,
  readInventory,
  readProductSets,
  readProductSet,
  readCatalogue,
  subscribeToStockNotice,
  readRecommendations,

  // search
  searchProducts,
  suggest,

  // reviews
  readReviews,
  flagReview,
  voteOnReview,
  translateReview,
  readQuestions,
  askQuestion,
  voteOnAnswer,

  // stores
  findCollectionPoints,
  findStores,
  readStores,
  chooseStore,
  readEmployees,
  readReservations,
  handOverReservation,
  readPickups,
  changePickup,

  // content
  readAugmentedPage,
  readCategoryContent,
  searchContent,
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readChildPages,
  readPopups,
  readProductContent,
  readShowcase,

  // components
  readCollectionsComponent,
  readFooterComponent,
  readFootSizes,
  readSearchComponent,
  readUtilityComponent,
  readSizeChart,
  readLocations,
  readPageComponent,

  // for search engines
  readShippingRates,
  readSitemap,
  readAlternates,
  readNearestPage,
} as const satisfies Record<string, Call>
