import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import { data } from 'react-router'
import { Suspense, useState } from 'react'
import { Blocks } from '../content/blocks/blocks.tsx'
import { readContentPage } from '../content/reading/read-content.server.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { pageContext, headContext } from '../platform/page/page-context.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/store-locator-route.ts'
import { findStoresNear, searchPlaceIn, storesHead } from './store-locator.server.ts'
import { StoreCard, type Store } from './store-card.tsx'
import { StoreSearch } from './store-search.tsx'
import './stores.css'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useMyStore } from './my-store.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [searchResult, document, alternatesResult] = await Promise.all([
    findStoresNear(page.commerce, searchPlaceIn(url.searchParams)),
    readContentPage(page, { request, page: 'store-locator' }),
    page.commerce.readAlternates({ query: { page: 'store-locator' } }),
  ])
  if ('status' in searchResult) throw data(null, { status: searchResult.status })
  const alternates = alternatesResult.ok ? alternatesResult.value.alternates : []
  context.set(headContext, storesHead(searchResult.stores, alternates))
  return { ...searchResult, document: 'status' in document ? undefined : document }
}

export default function StoreLocator({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const locale = useLocale()
  const { stores, place, isFound, document } = loaderData
  return (
    <>
      <PageTitle>{t('findStore')}</PageTitle>
      <meta name="description" content={document?.description || t('findStoreText')} />
      <div className="page pt-5 pb-section">
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
      {document && <Blocks blocks={topBlocks(document)} />}
    </>
  )
}

const ConfirmStore = lazyOptional(async () => (await import('./confirm-store.tsx')).ConfirmStore)

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
