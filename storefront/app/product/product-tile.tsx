import type { ProductCard } from '@cairn/contract/catalogue/product'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Heart } from '../favourites/heart.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useFeatures } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductPrice, ProductBadge } from '../ui/products/product-price.tsx'
import { SwatchRow } from '../ui/products/swatch.tsx'

type ProductTileProps = {
  product: ProductCard
  isFirst?: boolean
  /** Replaces the favourites button. */
  heart?: ReactNode
  children?: ReactNode
}

/** A product in a list. The whole tile is a link, and shows the alternate picture on hover. */
export function ProductTile({ product, isFirst = false, heart, children }: ProductTileProps) {
  const { showsSwatches, showsLowestPrice } = useFeatures()
  const { name, kind, colours, price } = product
  const chosenName = colours.find(({ productId }) => productId === product.id)?.name
  return (
    <article className="product-tile">
      <div className="product-tile-picture">
        <Picture
          image={{ ...product.image, alt: '' }}
          widths={[200, 320, 400, 480]}
          sizes={tileSizes}
          isFirst={isFirst}
        />
        {product.alternateImage && (
          <Picture
            image={{ ...product.alternateImage, alt: '' }}
            widths={[200, 320, 400, 480]}
            sizes={tileSizes}
            className="product-tile-hover"
          />
        )}
        <ProductBadge product={product} />
        <QuickShopButton product={product} />
      </div>
      {heart ?? <Heart productId={product.id} name={name} />}
      <h3 className="name mt-3.5">
        <Link to={product.pageUrl} prefetch="intent" className="product-tile-link">
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 text-small text-ink-soft">{kind}</p>
      {showsSwatches && colours.length > 1 && (
        <div className="-ml-1 mt-1.5">
          <SwatchRow
            colours={colours.map((colour) => ({ name: colour.name, paint: colour.hex }))}
            {...(chosenName !== undefined && { chosenName })}
          />
        </div>
      )}
      {price && (
        <p className="mt-1.5">
          <ProductPrice price={price} isOmnibusOn={showsLowestPrice} />
        </p>
      )}
      {children}
    </article>
  )
}

const tileSizes = '(min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw'

const QuickShop = lazyOptional(() => import('./quick-shop.tsx').then((module) => module.QuickShop))

/** Hidden without scripts. The dialog is loaded when it is opened for the first time. */
function QuickShopButton({ product }: { product: ProductCard }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState<boolean>()
  if (!product.price) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('quickShopNamed', { name: product.name })}
        className="quick-shop"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        <span>{t('quickShop')}</span>
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <QuickShop product={product} isOpen={isOpen} onChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
