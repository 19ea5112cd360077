import { useState } from 'react'
import type { CartError } from '../cart/commands/cart-error.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { SavedItem } from './saved-item.tsx'
import { type SavedItemsPage, savedPerPage, useSavedItems } from './use-saved-items.ts'

type SavedItemsProps = { known: SavedItemsPage | undefined; error: CartError | undefined }

export function SavedItems({ known, error }: SavedItemsProps) {
  const t = useMessages()
  const [count, setCount] = useState(savedPerPage)
  const { saved, keep } = useSavedItems(count, known)
  if (!saved || saved.total === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="pt-section">
      <h2 id="saved-for-later" className="display mb-6 text-h2">
        {t('savedForLater')}{' '}
        <span className="figures font-normal text-ink-mute">{saved.total}</span>
      </h2>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-3 md:gap-y-11 lg:grid-cols-4">
        {saved.items.map((item) => (
          <SavedItem
            key={item.itemId}
            item={item}
            saveForLaterId={saved.saveForLaterId}
            isRefused={error?.itemId === item.itemId}
            onRemoved={keep}
          />
        ))}
      </ul>
      {saved.items.length < saved.total && (
        <div className="mt-8 flex justify-center">
          <Button type="button" look="line" onClick={() => setCount(count + savedPerPage)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </section>
  )
}
