import { data, redirect } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { addressIn } from '../platform/address.ts'
import { headContext } from '../platform/page-head.ts'
import { pageContext } from '../platform/page-context.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/category-route.ts'
import { categoryHead } from './category-head.server.ts'
import { choiceIn, narrowingOf } from './listing-address.ts'
import { ListingPage } from './listing-page.tsx'
import { NothingHere } from './nothing-here.tsx'

const pattern = /^(?:(?<slug>.+)-)?(?<id>\d{4,10})$/

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { slug = '', id = '' } = addressIn(params['*'], pattern)
  if (id === '') throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const [read, elsewhere] = await Promise.all([
    commerce.readCatalogue({
      query: { categoryId: id, ...narrowingOf(choiceIn(url.searchParams)) },
    }),
    commerce.readAlternates({ query: { categoryId: id } }),
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
  return read.value
}

export default function CategoryPage({ loaderData: listing }: Route.ComponentProps) {
  const t = useMessages()
  const locale = useLocale()
  if (!listing) return <NothingHere />
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
