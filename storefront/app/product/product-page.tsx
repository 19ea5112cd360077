import type { ProductDetails, ProductSet } from '@cairn/contract/catalogue/product'
import { Suspense, useEffect } from 'react'
import { ProductBadge } from '../catalogue/product-badge.tsx'
import { Heart } from '../lists/heart.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProductPrice } from '../ui/products/product-price.tsx'
import { Rating } from '../ui/products/rating.tsx'
import { BuyForm } from './buy-form.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Recommendations } from './recommendations/recommendations.tsx'

const SetsWithProduct = lazyOptional(
  async () => (await import('./sets/sets-with-product.tsx')).SetsWithProduct,
)

type ProductPageProps = { product: ProductDetails; sets: readonly ProductSet[] }

export function ProductPage({ product, sets }: ProductPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { showsLowestPrice } = useFeatures()
  const { id, name, kind, rating, price, colours, breadcrumbs } = product
  useEffect(() => {
    void import('./recommendations/recently-viewed-store.ts').then(({ rememberViewed }) =>
      rememberViewed(id),
    )
  }, [id])
  const colour = colours.find(({ productId }) => productId === id)
  const trail = breadcrumbs.map((crumb) => ({ name: crumb.name, to: crumb.url }))
  return (
    <>
      <PageTitle>{colour ? `${name}, ${colour.name}` : name}</PageTitle>
      <meta name="description" content={product.description || `${name}. ${kind}`} />
      <div className="page">
        <div className="py-5">
          <Breadcrumbs trail={[{ name: t('home'), to: `/${locale}` }, ...trail]} here={name} />
        </div>
        <div className="product">
          <div className="relative min-w-0">
            <Gallery key={id} images={colour?.images ?? [product.image]} />
            <ProductBadge product={product} />
            <Heart productId={id} name={name} />
          </div>
          <div className="product-side">
            {rating.reviewsCount > 0 && <Rating score={rating.score} count={rating.reviewsCount} />}
            <h1 className="display mt-3 text-h1">{name}</h1>
            <p className="mt-2 text-ink-soft">{kind}</p>
            {price && (
              <p className="mt-5 text-h3">
                <ProductPrice price={price} isOmnibusOn={showsLowestPrice} />
              </p>
            )}
            {colours.length > 0 && <ColourChoice colours={colours} chosen={id} />}
            <BuyForm key={product.masterId} product={product} />
            <p className="mt-8 max-w-measure text-ink-soft">{product.description}</p>
            <Suspense>{sets.length > 0 && <SetsWithProduct sets={sets} />}</Suspense>
            <ProductFacts product={product} />
          </div>
        </div>
        <Recommendations key={product.masterId} title={t('wearItWith')} productId={id} />
      </div>
    </>
  )
}
