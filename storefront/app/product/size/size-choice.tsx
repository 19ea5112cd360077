import type { ProductDetails } from '@cairn/contract/catalogue/product'
import type { ReactNode } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { SizeBox, SizeBoxes } from '../../ui/products/size-boxes.tsx'
import { lowStockOf, isSoldOut, type Stock } from '../stock/stock.ts'

type Variant = ProductDetails['variants'][number]

type SizeChoiceProps = {
  variants: readonly Variant[]
  stock: Stock
  chosen: Variant | undefined
  /** The form was submitted without a size. */
  isSizeMissing: boolean
  onChoose: (size: string | null) => void
  /** Shown beside the heading. */
  help: ReactNode
}

export function SizeChoice({ variants, stock, chosen, ...props }: SizeChoiceProps) {
  const { isSizeMissing, onChoose, help } = props
  const t = useMessages()
  const few = chosen && lowStockOf(chosen, stock)
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-4">
        <p className="text-action">
          <span className="font-[560]">{t('sizeName')}</span> {chosen?.size}
        </p>
        {help}
      </div>
      <SizeBoxes legend={t('sizeName')}>
        {variants.map((variant) => (
          <SizeBox
            key={variant.sku}
            name="sku"
            size={variant.size ?? ''}
            value={variant.sku}
            isSoldOut={isSoldOut(variant, stock)}
            isChosen={variant === chosen}
            onChoose={() => onChoose(variant.size)}
          />
        ))}
      </SizeBoxes>
      <div className="mt-2 min-h-6" aria-live="polite">
        {isSizeMissing && <InlineMessage tone="error">{t('chooseSize')}</InlineMessage>}
        {few !== undefined && (
          <p className="text-small text-warning">
            {t('fewLeft', { few, size: chosen?.size ?? '' })}
          </p>
        )}
      </div>
    </>
  )
}
