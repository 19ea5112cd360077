import type { FieldTexts } from '../reference/field-texts.ts'
import { readFootSizes, readLocations, readSizeChart } from './component-calls.ts'
import {
  readAlternates,
  readAugmentedPage,
  readChildPages,
  readFragment,
  readMenu,
  readNearestPage,
  readPopups,
  readShowcase,
  readSitemap,
  searchContent,
} from './content-calls.ts'

export const contentCallTexts: FieldTexts = [
  [
    readAugmentedPage,
    {
      'params.mode':
        'publish for what is published now, preview for drafts. Drafts need the right to preview.',
      'query.removeNulls': 'Accepted and not used: answers leave out what is not set.',
      'query.cms': 'Accepted and not used.',
    },
  ],
  [
    searchContent,
    {
      'params.searchType': 'The kind of document to search: article.',
      'query.type': 'Only documents of this type. Accepted and not used.',
      'query.q': 'A text that the title must contain.',
      'query.tagId':
        'Only articles with one of these tags, at most 20. Repeat the parameter for several.',
      'query.limit': 'How many articles to answer with, 1 to 100. 20 if omitted.',
      'query.offset': 'How many articles to skip. 0 if omitted.',
    },
  ],
  [
    readFragment,
    {
      'params.fragmentId': 'The slug of the fragment.',
    },
  ],
  [
    readMenu,
    {
      'answer.items': 'The top-level items of the menu.',
    },
  ],
  [
    readChildPages,
    {
      'params.parentPageSlug': 'The slug of the page above.',
      'answer.children': 'The pages below it.',
      'answer.children.id': 'The id of the page.',
      'answer.children.slug': 'The slug of the page.',
      'answer.children.title': 'The title of the page.',
      'answer.children.url': 'The path of the page, with the locale.',
    },
  ],
  [
    readPopups,
    {
      'answer.popups': 'The pop-ups of the site.',
    },
  ],
  [
    readShowcase,
    {
      'params.docType': 'The kind of document, such as page.',
      'query.layoutVariant': 'Only documents with a block of this layout.',
      'query.limit': 'How many documents to answer with, 1 to 50. 20 if omitted.',
      'query.offset': 'How many documents to skip. 0 if omitted.',
      'query.environment': 'Accepted and not used.',
      'answer.result': 'The documents of this page.',
      'answer.result.id': 'The id of the document.',
      'answer.result.name': 'The name of the document for authors.',
      'answer.result.document': 'The document.',
      'answer.numFound': 'The number of all documents that match.',
    },
  ],
  [
    readSitemap,
    {
      'answer.pages': 'The pages that search engines may list.',
      'answer.pages.url': 'The URL, without its origin.',
      'answer.pages.changedAt':
        'When its texts or prices last changed. Absent if that is not known.',
      'answer.pages.images': 'The paths of the pictures of the page.',
      'answer.pages.alternates': 'The URLs of the page in every locale that has it.',
    },
  ],
  [
    readAlternates,
    {
      'query.productId': 'The product whose page it is.',
      'query.categoryId': 'The category whose page it is.',
      'query.page': 'The slug of the page.',
      'answer.alternates': 'The page in each locale that has it.',
      'answer.alternates.url': 'The path of the page, with the locale.',
      'answer.moved': 'Present if this locale had the page and no longer has it.',
      'answer.moved.url':
        'The path of the page in its place, with the locale. Absent if there is none.',
    },
  ],
  [
    readNearestPage,
    {
      'answer.url': 'The path of the page, with the locale.',
    },
  ],
  [
    readFootSizes,
    {
      'answer.tables': 'The tables of foot lengths and shoe sizes.',
    },
  ],
  [
    readSizeChart,
    {
      'params.productType': 'The `productType` of a product.',
      'answer.tables': 'The tables of the chart.',
    },
  ],
  [
    readLocations,
    {
      'answer.regions': 'The regions of the world.',
      'answer.regions.name': 'The name of the region in the language of the locale.',
      'answer.regions.countries': 'The countries of the region.',
      'answer.regions.countries.name': 'The name of the country in the language of the locale.',
      'answer.regions.countries.languages': 'The languages of the shop in this country.',
      'answer.regions.countries.languages.name': 'The name of the language in that language.',
      'answer.regions.countries.languages.url': 'The path of the home page.',
    },
  ],
]
