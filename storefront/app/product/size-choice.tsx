import type { ProductDetails } from '@cairn/contract/product-entity'
import type { ReactNode } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { SizeBox, SizeBoxes } from '../ui/size-boxes.tsx'
import { fewLeft, isSoldOut, type Stock } from './stock.ts'

type Variant = ProductDetails['variants'][number]

type SizeChoiceProps = {
  variants: readonly Variant[]
  stock: Stock
  chosen: Variant | undefined
  /** Somebody pressed the button without one. */
  isAskedFor: boolean
  onChoose: (size: string | null) => void
  /** What helps to choose. */
  help: ReactNode
}

export function SizeChoice({ variants, stock, chosen, ...props }: SizeChoiceProps) {
  const { isAskedFor, onChoose, help } = props
  const t = useMessages()
  const few = chosen && fewLeft(chosen, stock)
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
        {isAskedFor && <InlineMessage tone="error">{t('chooseSize')}</InlineMessage>}
        {few !== undefined && (
          <p className="text-small text-warning">
            {t('fewLeft', { few, size: chosen?.size ?? '' })}
          </p>
        )}
      </div>
    </>
  )
}
