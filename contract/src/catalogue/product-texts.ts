import type { FieldTexts } from '../reference/field-texts.ts'
import { filter } from './listing.ts'
import {
  colour,
  picture,
  price,
  productCard,
  productDetails,
  productSet,
  rating,
  recommendation,
  sizeTable,
  upsell,
  variant,
} from './product.ts'

export const productTexts: FieldTexts = [
  [
    picture,
    {
      '': 'A picture of the shop.',
      src: 'The path of the picture, without a size: add `wid`, `hei` and the other parameters that pages use.',
      alt: 'What the picture shows; empty for a decorative one.',
    },
  ],
  [
    rating,
    {
      '': 'The rating of a style by its reviews.',
      score: 'The average number of stars, from 0 to 5.',
      reviewsCount: 'The number of reviews.',
    },
  ],
  [
    price,
    {
      '': 'The prices of a product on a site. The variants of most products have one price, so that low and high are equal.',
      lowCurrent: 'The lowest price of its variants.',
      highCurrent: 'The highest price of its variants.',
      lowOriginal:
        'The lowest price before a reduction. Equal to `lowCurrent` if it is not reduced.',
      highOriginal: 'The highest price before a reduction.',
      historicBestPrice:
        'The lowest price in the days before the reduction; null if it is not known.',
      previousBestSalesPrice:
        'The same, if it was lower than the price before the reduction; null otherwise.',
      percentagePriceDiscount: 'The reduction in percent; null if the product is not reduced.',
    },
  ],
  [
    colour,
    {
      '': 'A product of a style: one of its colours.',
      name: 'The name of the colour in the language of the locale.',
      family: 'The colour family of the filters, such as black, blue or multi.',
      hex: 'The colour of the swatch, as a CSS colour.',
      swatch: 'The picture of the swatch.',
      pageUrl: 'The path of its product page, with the locale.',
      inStock: 'Whether any size of it is in stock.',
    },
  ],
  [
    productCard,
    {
      '': 'A product in listings, searches and lists.',
      masterId: 'The id of the style.',
      name: 'The name in the language of the locale.',
      kind: 'A few words that say what kind of product it is.',
      slug: 'The part of the URL that names the product.',
      pageUrl: 'The path of the product page, with the locale.',
      image: 'The first picture.',
      alternateImage:
        'Another picture, for example shown while the pointer is over the card; null without one.',
      price: 'The prices; null if the product has no price on the site.',
      rating: 'The rating of the style.',
      badge: 'The most important of its badges; null without one.',
      eyebrow: 'A short line above the name, such as “New”; null without one.',
      colours:
        'All colours of the style. Empty for a product without a colour, such as a gift card.',
      onlySku:
        'The variant of a product that has only one, which can be added to a cart at once; null for others.',
    },
  ],
  [
    variant,
    {
      '': 'One size of a product.',
      size: 'The size; null for a product without sizes. A gift card has its amount here, such as $25.',
      price: 'The prices; null if the variant has no price on the site.',
      inStock: 'Whether it is in stock.',
    },
  ],
  [
    productDetails,
    {
      '': 'Everything that a product page shows.',
      description: 'The description in the language of the locale.',
      features: 'The features, one sentence each.',
      specifications: 'Material, weight and the like.',
      'specifications.label': 'The name of the specification.',
      'specifications.value': 'Its value.',
      images: 'The pictures of this colour.',
      colours: 'All colours of the style, with their pictures.',
      'colours.images': 'The pictures of the colour.',
      sizes: 'The sizes of the style, in their order.',
      variants: 'The sizes of this product with their `sku` and stock.',
      productType: 'The kind of product, which readSizeChart takes.',
      hasSizeChart: 'Whether there is a size chart for it.',
      breadcrumbs: 'The categories above the product, the topmost first.',
      'breadcrumbs.name': 'The name of the category.',
      'breadcrumbs.url': 'The path of its page, with the locale.',
      maxQty: 'The largest number of pieces in a cart.',
      isDigitalProduct: 'Whether it is delivered by mail, such as a digital gift card.',
      isCustoms: 'Whether it is custom-made, which cannot be returned.',
      isProductSet: 'Whether it is a set of products.',
      isGiftOptionPossible:
        'Whether it is sent to somebody else, which needs a gift option in the cart.',
      isSoldAlone: 'False for free gifts, which come with other products only.',
    },
  ],
  [
    productSet,
    {
      '': 'Products that are shown together.',
      name: 'The name of the set.',
      pageUrl: 'The path of its page, with the locale.',
      description: 'What the set is for.',
      image: 'The picture of the set.',
      products: 'The products of the set.',
    },
  ],
  [
    recommendation,
    {
      '': 'A recommended product.',
      title: 'The name of the product.',
      url: 'The path of the product page, with the locale.',
      image: 'The picture.',
      rating: 'The rating of the style.',
      'rating.score': 'The average number of stars, from 0 to 5.',
      'rating.showScore': 'Whether there are reviews to show it for.',
      price: 'The current price.',
      recToken: 'Send it to decide when the recommendation was shown.',
    },
  ],
  [
    upsell,
    {
      '': 'A product that goes with those in the cart and can be added at once.',
      name: 'The name of the product.',
      url: 'The path of the product page, with the locale.',
      image: 'The picture.',
      price: 'The current price.',
      productInventoryState: 'Whether it is in stock.',
    },
  ],
  [
    sizeTable,
    {
      '': 'A table of sizes.',
      title: 'The title of the table.',
      columns: 'The headings of the columns.',
      rows: 'The rows; each has a text for each column.',
    },
  ],
  [
    filter,
    {
      '': 'A filter of a listing. The counts ignore the chosen values of the filter itself.',
      id: 'The name of the filter, for the query `filter`.',
      label: 'The name in the language of the locale.',
      values: 'The values to choose from.',
      'values.id': 'The value, for the query `filter` after a colon.',
      'values.label': 'The name in the language of the locale.',
      'values.count': 'How many products would match.',
      'values.isSelected': 'Whether it is chosen.',
    },
  ],
]
