import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/search-route.ts'
import { choiceIn, isNarrowed, narrowingOf } from './listing-address.ts'
import { ListingPage } from './listing-page.tsx'

const SearchStart = lazy(async () => ({
  default: (await import('./search-start.tsx')).SearchStart,
}))

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const choice = choiceIn(url.searchParams)
  if (q === '' && !isNarrowed(choice)) return null
  const { commerce } = context.get(pageContext)
  const read = await commerce.searchProducts({
    query: { ...(q !== '' && { q }), ...narrowingOf(choice) },
  })
  if (!read.ok) throw data(null, { status: read.refusal.status })
  if (read.value.redirectUrl) throw redirect(read.value.redirectUrl)
  return read.value
}

export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  const t = useMessages()
  if (!found) {
    return (
      <Suspense>
        <SearchStart />
      </Suspense>
    )
  }
  const title = titleOf(found, t)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <ListingPage
        listing={found}
        head={
          <div className="pt-10">
            <h1 className="display text-h1">{title}</h1>
            {found.correctedTo && (
              <p className="mt-3 text-ink-soft">
                {t('searchCorrected', { text: found.q, corrected: found.correctedTo })}
              </p>
            )}
          </div>
        }
      />
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']>

function titleOf({ q, filters }: Found, t: ReturnType<typeof useMessages>): string {
  if (q !== '') return t('searchTitle', { text: q })
  const offers = filters.find(({ id }) => id === 'onSale')
  return offers?.values.some(({ isSelected }) => isSelected) ? offers.label : t('allProducts')
}
