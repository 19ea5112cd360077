import type { ProductDetails, ProductSet } from '@cairn/contract/catalogue/product'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Heart } from '../favourites/heart.tsx'
import { lazyOnUse } from '../platform/lazy-component.ts'
import { firstInteraction } from '../platform/page/first-interaction.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductBadge, ProductPrice } from '../ui/products/product-price.tsx'
import { Rating } from '../ui/products/rating.tsx'
import { SwatchLink } from '../ui/products/swatch.tsx'
import { BuyForm } from './buy-form.tsx'
import { PriceNote } from './price-note.tsx'
import { Recommendations } from './recommendations/recommendations.tsx'

const SetsWithProduct = lazyOnUse(() =>
  import('./sets/sets-with-product.tsx').then((module) => module.SetsWithProduct),
)

type ProductPageProps = {
  product: ProductDetails
  sets: readonly ProductSet[]
  /** What authors show beside the pictures. */
  children?: ReactNode
}

export function ProductPage({ product, sets, children }: ProductPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { id, name, kind, rating, colours, breadcrumbs } = product
  useEffect(() => {
    void rememberViewedProduct(id)
  }, [id])
  const colour = colours.find(({ productId }) => productId === id)
  const trail = breadcrumbs.map((crumb) => ({ name: crumb.name, to: crumb.url }))
  return (
    <>
      <PageTitle>{colour ? `${name}, ${colour.name}` : name}</PageTitle>
      <div className="page">
        <div className="product-trail">
          <Breadcrumbs trail={[{ name: t('home'), to: `/${locale}` }, ...trail]} current={name} />
        </div>
        <div className="product">
          <div className="product-pictures">
            <Gallery key={id} images={product.images} />
            <ProductBadge product={product} />
            <Heart productId={id} name={name} />
          </div>
          <div className="product-side">
            {rating.reviewsCount > 0 && <Rating score={rating.score} count={rating.reviewsCount} />}
            <h1 className="display mt-3 text-h1">{name}</h1>
            <p className="mt-2 text-ink-soft">{kind}</p>
            <PriceWithNote product={product} />
            {colour && <ColourChoice colours={colours} chosen={colour} />}
            <BuyForm key={product.masterId} product={product} />
            <p className="mt-8 max-w-measure text-ink-soft">{product.description}</p>
            <Suspense>{sets.length > 0 && <SetsWithProduct sets={sets} />}</Suspense>
            <Suspense>{children}</Suspense>
            <ProductFacts product={product} />
          </div>
        </div>
        <Recommendations key={product.masterId} title={t('similarProducts')} productId={id} />
      </div>
    </>
  )
}

/** Who leaves without having used the page has not viewed the product. */
async function rememberViewedProduct(id: string) {
  await firstInteraction
  const { rememberViewed } = await import('./recommendations/recently-viewed.ts')
  rememberViewed(id)
}

function PriceWithNote({ product }: { product: ProductDetails }) {
  const { showsLowestPrice } = useFeatures()
  const { price, isSoldAlone, isDigitalProduct } = product
  if (!price || !isSoldAlone) return null
  return (
    <p className="mt-5 text-h3">
      <ProductPrice price={price} isOmnibusOn={showsLowestPrice} />
      {!isDigitalProduct && <PriceNote />}
    </p>
  )
}

type Colour = ProductDetails['colours'][number]

/** Each colour has its own URL, so that it can be shared. */
function ColourChoice({ colours, chosen }: { colours: readonly Colour[]; chosen: Colour }) {
  const t = useMessages()
  return (
    <div className="mt-6">
      <p className="mb-3 text-action">
        <span className="font-strong">{t('colour')}</span> {chosen.name}
      </p>
      <div className="swatch-boxes">
        {colours.map((colour) => (
          <SwatchLink
            key={colour.productId}
            to={colour.pageUrl}
            replace
            prefetch="intent"
            colour={{ name: colour.name, paint: colour.hex }}
            isCurrent={colour === chosen}
          />
        ))}
      </div>
    </div>
  )
}

function ProductFacts({ product }: { product: ProductDetails }) {
  const { features, specifications, isDigitalProduct } = product
  const t = useMessages()
  return (
    <div className="mt-8">
      {features.length > 0 && (
        <Accordion title={t('details')} isOpen>
          <ul className="pebble-list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Accordion>
      )}
      {specifications.length > 0 && (
        <Accordion title={t('specifications')}>
          <dl className="figures grid gap-2 text-ui">
            {specifications.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-6">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Accordion>
      )}
      {!isDigitalProduct && (
        <Accordion title={t('deliveryAndReturns')}>
          <p className="text-ui text-ink-soft">{t('deliveryAndReturnsText')}</p>
        </Accordion>
      )}
    </div>
  )
}

const besideSizes = '(min-width: 1024px) 30vw, (min-width: 600px) 50vw, 100vw'

const aloneSizes = '(min-width: 1024px) 60vw, (min-width: 600px) 50vw, 100vw'

/** The last picture of an odd number has its own row. */
const isAlone = (index: number, count: number) => count % 2 === 1 && index === count - 1

/** Two columns on wide screens; on narrow ones a strip that scrolls one picture at a time. */
function Gallery({ images }: { images: readonly { src: string; alt: string }[] }) {
  const t = useMessages()
  const [shownNumber, setShownNumber] = useState(1)
  return (
    <>
      <ul
        aria-label={t('pictures')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        className="gallery"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShownNumber(Math.round(scrollLeft / clientWidth) + 1)
        }
      >
        {images.map((image, index) => (
          <li key={image.src} className={isAlone(index, images.length) ? 'gallery-row' : undefined}>
            <Picture
              image={image}
              widths={[400, 640, 800]}
              sizes={isAlone(index, images.length) ? aloneSizes : besideSizes}
              isFirst={index === 0}
              className="picture-tile"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className="gallery-count figures">
          {t('pictureOf', { number: shownNumber, count: images.length })}
        </p>
      )}
    </>
  )
}
