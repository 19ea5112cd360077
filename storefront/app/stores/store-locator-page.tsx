import { Suspense, useState } from 'react'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useMyStore } from './my-store.ts'
import { type Store, StoreCard } from './store-card.tsx'
import { StoreSearch } from './store-search.tsx'
import './stores.css'

type StoreLocatorPageProps = {
  stores: readonly Store[]
  place: string
  /** Whether there are stores near the place. */
  isFound: boolean
}

export function StoreLocatorPage({ stores, place, isFound }: StoreLocatorPageProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <PageTitle>{t('findStore')}</PageTitle>
      <div className="page store-locator">
        <Breadcrumbs trail={[{ name: t('home'), to: `/${locale}` }]} current={t('findStore')} />
        <div className="store-page">
          <div>
            <h1 className="display mt-6 mb-8 text-h1">{t('findStore')}</h1>
            <StoreSearch place={place} />
          </div>
          <div>
            <output className="mb-6 block text-ui">
              {isFound
                ? t('storeCount', { count: stores.length })
                : t('noStoresNear', { place: place || t('yourPlace') })}
            </output>
            <ul className="grid gap-8">
              {stores.map((store) => (
                <li key={store.id}>
                  <StoreCard store={store} heading="h2">
                    <ChooseStore store={store} />
                  </StoreCard>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  )
}

const ConfirmStore = lazyOptional(() =>
  import('./confirm-store-dialog.tsx').then((module) => module.ConfirmStore),
)

/** Makes a store the shopper's preferred one after a confirmation, or marks the current one. */
function ChooseStore({ store }: { store: Store }) {
  const t = useMessages()
  const myStore = useMyStore()
  const isInBrowser = useHydrated()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="store-choice">
      {myStore?.id === store.id ? (
        <p className="flex items-center gap-2 text-ui text-success">
          <Icon name="check" />
          {t('myStore')}
        </p>
      ) : (
        <Button
          type="button"
          look="line"
          size="small"
          disabled={!isInBrowser}
          aria-label={t('makeMyStoreNamed', { name: store.name })}
          onClick={() => setDialog('open')}
        >
          {t('makeMyStore')}
        </Button>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <ConfirmStore
            store={store}
            currentStore={myStore}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
