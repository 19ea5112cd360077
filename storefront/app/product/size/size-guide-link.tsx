import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { Suspense, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { useHashDialog } from '../../ui/dialog/use-hash-dialog.ts'

const SizeGuide = lazyOptional(async () => (await import('./size-guide.tsx')).SizeGuide)

const name = 'size-guide'

/** A link rather than a button, so that the size guide has its own URL. */
export function SizeGuideLink({ product }: { product: ProductDetails }) {
  const t = useMessages()
  const { isOpen, close } = useHashDialog(name)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!product.hasSizeChart) return null
  return (
    <>
      <TextLink to={`#${name}`} preventScrollReset className="gap-2 text-ui">
        <Icon name="ruler" />
        {t('sizeGuide')}
      </TextLink>
      {wasOpen && (
        <Suspense>
          <SizeGuide productType={product.productType} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
