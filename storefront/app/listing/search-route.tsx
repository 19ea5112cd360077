import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { readAround } from '../content/read-around.server.ts'
import { pageContext } from '../platform/page-context.ts'
import { needed } from '../platform/later.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/search-route.ts'
import { choiceIn, isNarrowed, narrowingOf } from './listing-address.ts'
import { ListingPage } from './listing-page.tsx'
import '../content/content.css'

const Without = needed(async () => (await import('./without-results.tsx')).WithoutResults)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const choice = choiceIn(url.searchParams)
  const page = context.get(pageContext)
  const readWaysOn = () => readAround(page, { request, page: 'search' })
  if (q === '' && !isNarrowed(choice)) return { found: undefined, waysOn: await readWaysOn() }
  const read = await page.commerce.searchProducts({
    query: { ...(q !== '' && { q }), ...narrowingOf(choice) },
  })
  if (!read.ok) throw data(null, { status: read.refusal.status })
  if (read.value.redirectUrl) throw redirect(read.value.redirectUrl)
  const waysOn = read.value.total === 0 ? await readWaysOn() : []
  return { found: read.value, waysOn }
}

/** Where nothing was looked for, or found, other ways on. */
export default function SearchPage({ loaderData: { found, waysOn } }: Route.ComponentProps) {
  const t = useMessages()
  const without = (
    <Suspense>
      <Without hasField={!found} waysOn={waysOn} />
    </Suspense>
  )
  if (!found) return without
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
      {waysOn.length > 0 && without}
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>

function titleOf({ q, filters }: Found, t: ReturnType<typeof useMessages>): string {
  if (q !== '') return t('searchTitle', { text: q })
  const offers = filters.find(({ id }) => id === 'onSale')
  return offers?.values.some(({ isSelected }) => isSelected) ? offers.label : t('allProducts')
}
