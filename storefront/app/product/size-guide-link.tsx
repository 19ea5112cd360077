import type { ProductDetails } from '@cairn/contract/product-entity'
import { Suspense, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { later } from '../platform/later.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'

const SizeGuide = later(async () => (await import('./size-guide.tsx')).SizeGuide)

const name = 'size-guide'

/** A link, so that somebody can be sent to the chart itself. */
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
