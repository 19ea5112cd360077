import type { ProductCard } from '@cairn/contract/product-entity'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'

const QuickShop = lazy(async () => {
  const shown = await import('../product/quick-shop.tsx')
  return { default: shown.QuickShop }
})

/** It needs scripts, and is not shown without them; the dialog is fetched when it is first opened. */
export function QuickShopButton({ product }: { product: ProductCard }) {
  const t = useMessages()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  if (!product.price) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('quickShopNamed', { name: product.name })}
        className="quick-shop"
        onClick={() => setDialog('open')}
      >
        <Icon name="plus" />
        <span>{t('quickShop')}</span>
      </button>
      {dialog !== 'never' && (
        <Suspense>
          <QuickShop product={product} isOpen={dialog === 'open'} onChange={setDialog} />
        </Suspense>
      )}
    </>
  )
}
