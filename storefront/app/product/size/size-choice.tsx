import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { useState, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { SizeBox, SizeBoxes } from '../../ui/products/size-boxes.tsx'
import { lowStockOf, isSoldOut, type Stock, variantsOf } from '../stock/stock.ts'

type Variant = ProductDetails['variants'][number]

type SizeChoiceProps = {
  product: ProductDetails
  variants: readonly Variant[]
  stock: Stock
  chosenVariant: Variant | undefined
  /** The form was submitted without a size. */
  isSizeMissing: boolean
  onChoose: (size: string | null) => void
}

export function SizeChoice({ variants, stock, chosenVariant, ...props }: SizeChoiceProps) {
  const { product, isSizeMissing, onChoose } = props
  const t = useMessages()
  const name = t(product.isDigitalProduct ? 'amountName' : 'sizeName')
  const few = chosenVariant && lowStockOf(chosenVariant, stock)
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-4">
        <p className="text-action">
          <span className="font-strong">{name}</span> {chosenVariant?.size}
        </p>
        <SizeGuideLink product={product} />
      </div>
      <SizeBoxes legend={name}>
        {variants.map((variant) => (
          <SizeBox
            key={variant.sku}
            name="sku"
            size={variant.size ?? ''}
            value={variant.sku}
            isSoldOut={isSoldOut(variant, stock)}
            isChosen={variant === chosenVariant}
            onChoose={() => onChoose(variant.size)}
          />
        ))}
      </SizeBoxes>
      <div className="size-note" aria-live="polite">
        {isSizeMissing && (
          <InlineMessage tone="error">
            {t(product.isDigitalProduct ? 'chooseAmount' : 'chooseSize')}
          </InlineMessage>
        )}
        {few !== undefined && (
          <p className="text-small text-warning">
            {t('fewLeft', { few, size: chosenVariant?.size ?? '' })}
          </p>
        )}
      </div>
    </>
  )
}

/** The chosen variant is the only one, or the one of the chosen size in the current colour. */
export function useSizeChoice(product: ProductDetails) {
  const [size, choose] = useState<string | null>()
  const variants = variantsOf(product)
  const isOnly = variants.length === 1
  const chosenVariant = isOnly ? variants[0] : variants.find((variant) => variant.size === size)
  return { variants, isOnly, chosenVariant, choose }
}

const SizeGuide = lazyOptional(() => import('./size-guide.tsx').then((module) => module.SizeGuide))

const sizeGuideHash = 'size-guide'

/** Without scripts the link of the server leads to a page. */
const sizeGuidePage = ({ pageUrl, productType }: ProductDetails): string =>
  pageUrl.replace(/\/p\/.*$/, `/size-guide/${productType}`)

/** A link rather than a button, so that the size guide has its own URL. */
function SizeGuideLink({ product }: { product: ProductDetails }) {
  const t = useMessages()
  const isInBrowser = useHydrated()
  const isOpen = useLocation().hash === `#${sizeGuideHash}` && isInBrowser
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!product.hasSizeChart) return null
  return (
    <>
      <TextLink
        to={import.meta.env.SSR ? sizeGuidePage(product) : `#${sizeGuideHash}`}
        {...(import.meta.env.DEV && { suppressHydrationWarning: true })}
        preventScrollReset
        className="gap-2 text-ui"
      >
        <Icon name="ruler" />
        {t('sizeGuide')}
      </TextLink>
      {wasOpen && (
        <Suspense>
          <SizeGuide productType={product.productType} hash={sizeGuideHash} />
        </Suspense>
      )}
    </>
  )
}
