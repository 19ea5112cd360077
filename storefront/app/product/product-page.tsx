import type { ProductDetails, ProductSet } from '@cairn/contract/product-entity'
import { Suspense, useEffect } from 'react'
import { ProductBadge } from '../catalogue/product-badge.tsx'
import { Heart } from '../lists/heart.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useFeatures, useLocale } from '../platform/use-shop.ts'
import { later } from '../platform/later.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProductPrice } from '../ui/product-price.tsx'
import { Rating } from '../ui/rating.tsx'
import { Buy } from './buy.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Recommended } from './recommended.tsx'

const PartOfSet = later(async () => (await import('./part-of-set.tsx')).PartOfSet)

type ProductPageProps = { product: ProductDetails; sets: readonly ProductSet[] }

export function ProductPage({ product, sets }: ProductPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { showsLowestPrice } = useFeatures()
  const { id, name, kind, rating, price, colours, breadcrumbs } = product
  useEffect(() => {
    void import('./seen-lately-store.ts').then(({ rememberSeen }) => rememberSeen(id))
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
            <Buy key={product.masterId} product={product} />
            <p className="mt-8 max-w-measure text-ink-soft">{product.description}</p>
            <Suspense>{sets.length > 0 && <PartOfSet sets={sets} />}</Suspense>
            <ProductFacts product={product} />
          </div>
        </div>
        <Recommended key={product.masterId} title={t('wearItWith')} productId={id} />
      </div>
    </>
  )
}
