import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showOwnText } from '../platform/calls/handling.ts'
import { useFeatures } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { TextLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductPrice } from '../ui/products/product-price.tsx'
import { SwatchChoice } from '../ui/products/swatch-choice.tsx'
import { BuyForm, useBuyFetcher } from './buy-form.tsx'
import { PriceNote } from './price-note.tsx'

type QuickShopProps = {
  /** The product of the tile. */
  product: { id: string; masterId: string; name: string; pageUrl: string }
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** Adds a product to the cart without leaving the listing. */
export function QuickShop({ product: { id, ...tileProduct }, isOpen, onChange }: QuickShopProps) {
  const t = useMessages()
  const [chosenId, choose] = useState(id)
  const product = useProductDetails(chosenId)
  const { isRefused } = useBuyFetcher(tileProduct.masterId)
  useEffect(() => {
    if (isRefused) onChange(true)
  }, [isRefused, onChange])
  const close = () => onChange(false)
  const images = product === 'failed' ? undefined : imagesOf(product, chosenId)
  return (
    <Dialog
      title={tileProduct.name}
      isOpen={isOpen}
      onClose={close}
      art={images && <QuickShopPicture image={images} sizes="440px" className="quick-shop-art" />}
    >
      {product === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
      {product === undefined && <div aria-busy="true" className="skeleton quick-shop-skeleton" />}
      {typeof product === 'object' && (
        <QuickShopChoice product={product} chosenId={chosenId} onChoose={choose} onBuy={close} />
      )}
      <p className="mt-4">
        <TextLink to={typeof product === 'object' ? product.pageUrl : tileProduct.pageUrl}>
          {t('seeDetails')}
        </TextLink>
      </p>
    </Dialog>
  )
}

type QuickShopChoiceProps = {
  product: ProductDetails
  chosenId: string
  onChoose: (productId: string) => void
  onBuy: () => void
}

function QuickShopChoice({ product, chosenId, onChoose, onBuy }: QuickShopChoiceProps) {
  const t = useMessages()
  const { showsLowestPrice } = useFeatures()
  const { kind, price, colours } = product
  const image = imagesOf(product, chosenId)
  return (
    <>
      <div className="flex gap-4">
        {image && (
          <div className="quick-shop-picture lg:hidden">
            <QuickShopPicture image={image} sizes="96px" />
          </div>
        )}
        <div>
          <p className="text-ink-soft">{kind}</p>
          {price && (
            <p className="mt-2">
              <ProductPrice price={price} isOmnibusOn={showsLowestPrice} />
              <PriceNote />
            </p>
          )}
        </div>
      </div>
      {colours.length > 1 && (
        <fieldset className="mt-5">
          <legend className="mb-3 text-action">
            <span className="font-strong">{t('colour')}</span>{' '}
            {colours.find(({ productId }) => productId === chosenId)?.name}
          </legend>
          <div className="swatch-boxes">
            {colours.map(({ productId, name, hex }) => (
              <SwatchChoice
                key={productId}
                name="colour"
                value={productId}
                colour={{ name, paint: hex }}
                checked={productId === chosenId}
                onChange={() => onChoose(productId)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!product.isProductSet && (
        // Until the chosen colour has loaded, the form would add the previous one.
        <div inert={product.id !== chosenId}>
          <BuyForm key={product.masterId} product={product} onBuy={onBuy} />
        </div>
      )}
    </>
  )
}

type QuickShopPictureProps = { image: { src: string }; sizes: string; className?: string }

const QuickShopPicture = ({ image: { src }, ...pictureProps }: QuickShopPictureProps) => (
  <Picture image={{ src, alt: '' }} widths={[200, 480, 800]} {...pictureProps} />
)

function imagesOf(product: ProductDetails | undefined, productId: string) {
  const colour = product?.colours.find((candidate) => candidate.productId === productId)
  return colour?.images[0] ?? product?.image
}

/** Returns the previous colour until the next one has loaded. */
function useProductDetails(productId: string): ProductDetails | 'failed' | undefined {
  const [product, setProduct] = useState<ProductDetails | 'failed'>()
  useEffect(() => {
    let isStale = false
    void browserCommerce()
      .readProduct({ params: { productId } }, { itemNotAvailable: showOwnText })
      .then((answer) => {
        if (!isStale) setProduct(answer.ok ? answer.value : 'failed')
      })
    return () => {
      isStale = true
    }
  }, [productId])
  return product
}
