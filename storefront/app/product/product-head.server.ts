import type { Price, ProductDetails } from '@cairn/contract/catalogue/product'
import type { PageHead } from '../platform/page/page-context.ts'
import { breadcrumbJsonLd } from '../platform/page/page-head.server.ts'
import { type OfferTerms, termsOf } from './offer-terms.server.ts'
import { variantsOf } from './stock/stock.ts'

type ProductHeadInput = {
  product: ProductDetails
  alternates: PageHead['alternates']
  /** What all offers of the shop have in common. */
  terms: OfferTerms
}

export const productHead = ({ product, alternates, terms }: ProductHeadInput): PageHead => ({
  kind: 'product',
  description: descriptionOf(product),
  image: product.image.src,
  alternates,
  structuredData: [
    productJsonLd(product, terms),
    breadcrumbJsonLd([...product.breadcrumbs, { name: product.name, url: product.pageUrl }]),
  ],
})

/** Begins with the colour, because the colours of a style have one text. */
function descriptionOf(product: ProductDetails): string {
  const { kind, description, name } = product
  return `${fullName(product)}. ${description || kind || name}`
}

function fullName({ id, name, colours }: ProductDetails): string {
  const colour = colours.find(({ productId }) => productId === id)
  return colour ? `${name}, ${colour.name}` : name
}

function productJsonLd(product: ProductDetails, terms: OfferTerms) {
  const { id, masterId, name, description, pageUrl, rating } = product
  const colour = product.colours.find(({ productId }) => productId === id)
  const offers = offersOf(product, terms)
  return {
    '@type': 'Product',
    name: fullName(product),
    description: description || product.kind || name,
    url: pageUrl,
    image: product.images.map(({ src }) => src),
    productID: id,
    inProductGroupWithID: masterId,
    ...(colour && { color: colour.name }),
    brand: { '@type': 'Brand', name: 'Cairn' },
    ...(rating.reviewsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.score,
        reviewCount: rating.reviewsCount,
      },
    }),
    ...(offers.length > 0 && { offers }),
  }
}

/** One offer for each size that is sold here, or one for a whole set. */
function offersOf(product: ProductDetails, terms: OfferTerms) {
  const { badge, price, isDigitalProduct } = product
  if (!product.isSoldAlone) return []
  const termsOfOffers = termsOf(product, terms)
  if (product.isProductSet) {
    const inStock = badge !== 'soldOut'
    return price ? [{ ...offerOf(product, price, inStock), ...termsOfOffers.first }] : []
  }
  return variantsOf(product)
    .flatMap(({ sku, upc, size, inStock, price: own }) =>
      own
        ? [
            {
              ...offerOf(product, own, inStock),
              sku,
              gtin: upc,
              ...(size && !isDigitalProduct && { size }),
            },
          ]
        : [],
    )
    .map((offer, index) => ({
      ...offer,
      ...(index === 0 ? termsOfOffers.first : termsOfOffers.others),
    }))
}

const offerOf = ({ pageUrl }: ProductDetails, price: Price, inStock: boolean) => ({
  '@type': 'Offer',
  price: price.lowCurrent.toFixed(2),
  priceCurrency: price.currency,
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: pageUrl,
})
