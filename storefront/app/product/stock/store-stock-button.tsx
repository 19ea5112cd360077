import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { Suspense, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/navigation/text-link.tsx'

const StoreStock = lazyOptional(async () => (await import('./store-stock.tsx')).StoreStock)

type StoreStockButtonProps = {
  product: ProductDetails
  chosen: ProductDetails['variants'][number] | undefined
}

/** Digital products are in no store. */
export function StoreStockButton({ product, chosen }: StoreStockButtonProps) {
  const t = useMessages()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  if (product.isDigitalProduct) return null
  return (
    <>
      <TextButton className="gap-2 text-ui" onClick={() => setDialog('open')}>
        <Icon name="store" />
        {t('seeStores')}
      </TextButton>
      {dialog !== 'never' && (
        <Suspense>
          <StoreStock
            productId={product.id}
            sku={chosen?.sku}
            size={chosen?.size ?? null}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
