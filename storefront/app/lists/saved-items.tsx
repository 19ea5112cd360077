import { useState } from 'react'
import type { RefusedWrite } from '../cart/refused-write.ts'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { SavedItem } from './saved-item.tsx'
import { type Saved, savedPerPage, useSavedItems } from './use-saved-items.ts'

type SavedItemsProps = { known: Saved | undefined; refused: RefusedWrite | undefined }

/** Below the cart what was taken out of it for another day; nothing where nothing was. */
export function SavedItems({ known, refused }: SavedItemsProps) {
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
            isRefused={refused?.itemId === item.itemId}
            onForgotten={keep}
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
