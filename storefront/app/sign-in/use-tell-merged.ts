import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { showToast } from '../ui/show-toast.ts'

/** Says that what was left here lies beside what has just been collected. */
export function useTellMerged() {
  const t = useMessages()
  const locale = useLocale()
  return () =>
    showToast({
      title: t('cartsMerged'),
      text: t('cartsMergedText'),
      actions: [{ label: t('viewBag'), to: `/${locale}/cart` }],
    })
}
