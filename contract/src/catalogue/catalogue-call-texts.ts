import type { FieldTexts } from '../reference/field-texts.ts'
import {
  readAvailability,
  readCatalogue,
  readInventory,
  readProductSet,
  readProductSets,
  readRecommendations,
  subscribeToStockNotice,
} from './catalogue-calls.ts'
import { searchProducts, suggest } from './search-calls.ts'

export const catalogueCallTexts: FieldTexts = [
  [
    readAvailability,
    {
      'body.storeIds': 'The stores to look in, 1 to 50.',
      'body.sku': 'Only this variant. All variants of the product together if omitted.',
      'answer.storeInventory': 'The stock of each store.',
      'answer.storeInventory.quantity': 'How many pieces the store has.',
    },
  ],
  [
    readInventory,
    {
      'answer.variants': 'The stock of each variant by its `sku`.',
      'answer.variants.quantity': 'How many pieces the warehouse has.',
    },
  ],
  [
    readProductSets,
    {
      'answer.productSets': 'The sets, empty if there is none.',
    },
  ],
  [
    readProductSet,
    {
      'params.productSetId': 'The id of the set.',
    },
  ],
  [
    readCatalogue,
    {
      'query.categoryId':
        'The category to list. Products of the categories below it are listed, too.',
      'query.filter':
        'Filters such as colour:black or size:M, at most 40. Values of one filter are alternatives, several filters must all match. Repeat the parameter for several values.',
      'query.minPrice': 'Only products that cost at least this much, in whole major units.',
      'query.maxPrice': 'Only products that cost at most this much, in whole major units.',
      'query.onSale': 'Only reduced products.',
      'query.inStock': 'Only products in stock.',
      'query.sort': 'The order of the products. relevance if omitted.',
      'answer.products': 'The products of this page.',
      'answer.total': 'The number of all products that match.',
      'answer.start': 'How many products were skipped.',
      'answer.count': 'The size of a page.',
      'answer.filters': 'The filters with the number of products for each value.',
      'answer.priceRange':
        'The prices of all products that match the other filters; null without products.',
      'answer.priceRange.lowest': 'The lowest price.',
      'answer.priceRange.highest': 'The highest price.',
      'answer.category': 'The listed category.',
      'answer.category.name': 'The name in the language of the locale.',
      'answer.category.slug': 'The part of the URL that names the category.',
      'answer.category.description': 'What the category has; may be empty.',
      'answer.category.breadcrumbs': 'The categories above it, the topmost first.',
      'answer.category.breadcrumbs.name': 'The name of the category.',
      'answer.category.breadcrumbs.url': 'The path of its page, with the locale.',
      'answer.category.children': 'The categories below it.',
      'answer.category.children.name': 'The name of the category.',
      'answer.category.children.url': 'The path of its page, with the locale.',
    },
  ],
  [
    subscribeToStockNotice,
    {
      'body.sku': 'The variant to wait for.',
      'body.email': 'Where the notice is mailed.',
    },
  ],
  [
    readRecommendations,
    {
      'query.widget': 'Where the recommendations are shown. Accepted and not used.',
      'query.productId': 'What they go with.',
      'query.categoryId': 'The category that they are from.',
      'query.count': 'How many to answer with, 1 to 24. 12 if omitted.',
      'answer.recommendations': 'The recommended products.',
      'answer.upsells': 'Products that can be added to a cart at once.',
    },
  ],
  [
    searchProducts,
    {
      'query.q': 'The text to search, at most 100 characters. All products match if omitted.',
      'answer.q': 'The text as it was understood.',
      'answer.correctedTo':
        'The corrected text that was searched because the typed one has no results; null otherwise.',
      'answer.redirectUrl':
        'The path of a page for this text, to show instead of the results; null without one.',
    },
  ],
  [
    suggest,
    {
      'query.q': 'What has been typed so far, at most 100 characters.',
      'answer.suggestions': 'Texts to search for.',
      'answer.categories': 'Categories that match.',
      'answer.categories.name': 'The name of the category.',
      'answer.categories.url': 'The path of its page, with the locale.',
      'answer.categories.within': 'The department above it, such as women; null without one.',
      'answer.products': 'Products that match.',
    },
  ],
]
