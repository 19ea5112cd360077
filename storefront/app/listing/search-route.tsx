import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { PageTitle } from '../ui/page-message.tsx'
import type { Route } from './+types/search-route.ts'
import { parseListingQuery, hasFilters, catalogueQuery } from './listing-url.ts'
import { ListingPage } from './listing-page.tsx'
import '../content/content.css'

const WithoutResults = lazyRequired(
  async () => (await import('./without-results.tsx')).WithoutResults,
)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const choice = parseListingQuery(url.searchParams)
  const page = context.get(pageContext)
  const readBlocks = () => readPageSlot(page, { request, page: 'search' })
  if (q === '' && !hasFilters(choice)) return { found: undefined, blocks: await readBlocks() }
  const read = await page.commerce.searchProducts({
    query: { ...(q !== '' && { q }), ...catalogueQuery(choice) },
  })
  if (!read.ok) throw data(null, { status: read.refusal.status })
  if (read.value.redirectUrl) throw redirect(read.value.redirectUrl)
  const blocks = read.value.total === 0 ? await readBlocks() : []
  return { found: read.value, blocks }
}

/** Without a search term or results, the page shows editorial content. */
export default function SearchPage({ loaderData: { found, blocks } }: Route.ComponentProps) {
  const t = useMessages()
  const withoutResults = (
    <Suspense>
      <WithoutResults hasField={!found} blocks={blocks} />
    </Suspense>
  )
  if (!found) return withoutResults
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
      {blocks.length > 0 && withoutResults}
    </>
  )
}

type SearchResult = NonNullable<Route.ComponentProps['loaderData']['found']>

function titleOf({ q, filters }: SearchResult, t: ReturnType<typeof useMessages>): string {
  if (q !== '') return t('searchTitle', { text: q })
  const saleFilter = filters.find(({ id }) => id === 'onSale')
  return saleFilter?.values.some(({ isSelected }) => isSelected)
    ? saleFilter.label
    : t('allProducts')
}
