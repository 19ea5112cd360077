import type { ProductCard } from '@cairn/contract/catalogue/product'
import { Suspense, useState } from 'react'
import { useMessages } from '../platform/text/messages.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { Icon } from '../ui/icon.tsx'

const QuickShop = lazyOptional(async () => (await import('../product/quick-shop.tsx')).QuickShop)

/** Hidden without scripts. The dialog is loaded when it is opened for the first time. */
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
