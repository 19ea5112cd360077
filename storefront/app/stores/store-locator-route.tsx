import { data } from 'react-router'
import { Blocks } from '../content/blocks.tsx'
import { readContentPage } from '../content/read-content.server.ts'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { headContext } from '../platform/page-head.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/store-locator-route.ts'
import { ChooseStore } from './choose-store.tsx'
import { findNear, placeIn } from './find-near.server.ts'
import { storesHead } from './stores-head.server.ts'
import { StoreCard } from './store-card.tsx'
import { StoreSearch } from './store-search.tsx'
import './stores.css'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const reading = context.get(pageContext)
  const page = 'store-locator'
  const [found, document, elsewhere] = await Promise.all([
    findNear(reading.commerce, placeIn(url.searchParams)),
    readContentPage(reading, { request, page }),
    reading.commerce.readAlternates({ query: { page } }),
  ])
  if ('status' in found) throw data(null, { status: found.status })
  const alternates = elsewhere.ok ? elsewhere.value.alternates : []
  context.set(headContext, storesHead(found.stores, alternates))
  return { ...found, document: 'status' in document ? undefined : document }
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
        <Breadcrumbs trail={[{ name: t('home'), to: `/${locale}` }]} here={t('findStore')} />
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
      {document && <Blocks blocks={document.sections.flatMap(({ blocks }) => blocks)} />}
    </>
  )
}
