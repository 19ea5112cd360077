import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import type { FormOutcome } from '../account-view.ts'
import { PriceAdjustments } from './price-adjustments.tsx'
import { ReservePage } from './reserve-page.tsx'
import { StoreFrame } from './store-frame.tsx'
import { StoreListsPage } from './store-lists-page.tsx'
import type { StorePrices, StoreView } from './store-view.ts'

type StorePagesProps<View> = { view: View; outcome: FormOutcome | undefined }

/** The pages for the staff of a store. */
export function StorePages({ view, outcome }: StorePagesProps<StoreView>) {
  switch (view.page) {
    case 'lists':
      return <StoreListsPage view={view} outcome={outcome} />
    case 'prices':
      return <PricesPage view={view} outcome={outcome} />
    case 'reserve':
      return <ReservePage view={view} outcome={outcome} />
  }
}

function PricesPage({ view: { cart, limit, done }, outcome }: StorePagesProps<StorePrices>) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <StoreFrame current="prices" done={outcome ? undefined : done}>
      {cart ? (
        <PriceAdjustments cart={cart} limit={limit} page="prices" outcome={outcome} />
      ) : (
        <p className="mt-4 text-ink-soft">{t('nothingToAdjust')}</p>
      )}
      <p className="mt-8">
        <TextLink to={`/${locale}/cart`}>{t('viewCart')}</TextLink>
      </p>
    </StoreFrame>
  )
}
