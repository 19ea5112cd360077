import type { ProductCard } from '@cairn/contract/product-entity'
import { Suspense, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { later } from '../platform/later.ts'
import { Icon } from '../ui/icon.tsx'

const QuickShop = later(async () => (await import('../product/quick-shop.tsx')).QuickShop)

/** It needs scripts, and is not shown without them; the dialog is fetched when it is first opened. */
export function QuickShopButton({ product }: { product: ProductCard }) {
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
