import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { showToast } from '../ui/toasts/show-toast.ts'

/** Tells the shopper that the carts were merged. */
export function useCartsMergedToast() {
  const t = useMessages()
  const locale = useLocale()
  return () =>
    showToast({
      title: t('cartsMerged'),
      text: t('cartsMergedText'),
      actions: [{ label: t('viewBag'), to: `/${locale}/cart` }],
    })
}
