import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { addressIn } from '../platform/address.ts'
import { headContext } from '../platform/page-head.ts'
import { later, needed } from '../platform/later.ts'
import { pageContext } from '../platform/page-context.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/category-route.ts'
import { categoryHead } from './category-head.server.ts'
import { choiceIn, narrowingOf } from './listing-address.ts'
import { ListingPage } from './listing-page.tsx'
import { readStory } from './read-story.server.ts'
import '../content/content.css'

const pattern = /^(?:(?<slug>.+)-)?(?<id>\d{4,10})$/

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { slug = '', id = '' } = addressIn(params['*'], pattern)
  if (id === '') throw data(null, { status: 404 })
  const page = context.get(pageContext)
  const { commerce } = page
  const choice = choiceIn(url.searchParams)
  const [read, elsewhere, story] = await Promise.all([
    commerce.readCatalogue({ query: { categoryId: id, ...narrowingOf(choice) } }),
    commerce.readAlternates({ query: { categoryId: id } }),
    choice.page === 1 ? readStory(page, request, id) : undefined,
  ])
  if (!read.ok) {
    if (read.refusal.errorId === 'PLP400') return data(null, { status: 404 })
    throw data(null, { status: read.refusal.status })
  }
  const { category } = read.value
  if (slug !== category.slug) {
    throw redirect(`/${params.locale}/c/${category.slug}-${id}${url.search}`, 308)
  }
  const alternates = elsewhere.ok ? elsewhere.value.alternates : []
  context.set(headContext, categoryHead({ listing: read.value, url: url.pathname, alternates }))
  return { listing: read.value, story }
}

const NothingHere = needed(async () => (await import('./nothing-here.tsx')).NothingHere)
const ListingStory = later(async () => (await import('./listing-story.tsx')).ListingStory)

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const locale = useLocale()
  if (!loaderData)
    return (
      <Suspense>
        <NothingHere />
      </Suspense>
    )
  const { listing, story } = loaderData
  const { category } = listing
  const trail = [
    { name: t('home'), to: `/${locale}` },
    ...category.breadcrumbs
      .filter(({ id }) => id !== category.id)
      .map(({ name, url }) => ({ name, to: url })),
  ]
  return (
    <>
      <PageTitle>{category.name}</PageTitle>
      <meta name="description" content={category.description || category.name} />
      <ListingPage
        listing={listing}
        story={story && <ListingStory card={story} />}
        head={
          <div className="min-w-0">
            <Breadcrumbs trail={trail} here={category.name} />
            <h1 className="display mt-6 text-h1">{category.name}</h1>
            {category.description && (
              <p className="mt-3 max-w-[52ch] text-ink-soft">{category.description}</p>
            )}
          </div>
        }
      />
    </>
  )
}
