import { useMessages } from '../platform/text/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { useIsFavourite } from './favourites-store.ts'

/** Filled for a favourite. It needs scripts and is hidden without them. */
export function Heart({ productId, name }: { productId: string; name: string }) {
  const t = useMessages()
  const isFavourite = useIsFavourite(productId)

  async function toggle() {
    const { toggleFavourite } = await import('./change-favourites.ts')
    const isDone = await toggleFavourite(productId)
    if (!isDone) showToast({ title: t('favouriteFailed'), tone: 'error' })
  }

  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('favouriteNamed', { name })}
      className="heart"
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  )
}
