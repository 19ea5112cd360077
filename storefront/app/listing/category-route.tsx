import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { lazyOnUse, lazyRequired } from '../platform/lazy-component.ts'
import { statusOfMissingPage } from '../platform/page/missing-page.server.ts'
import { headContext, pageContext } from '../platform/page/page-context.ts'
import { categoryPath, pathParams } from '../platform/page/path-params.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/category-route.ts'
import { categoryHead, readCategoryContent, titleOfCategory } from './category-page.server.ts'
import { ListingPage } from './listing-page.tsx'
import { parseListingQuery, catalogueQuery, isPastEnd } from './listing-url.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { slug = '', id = '' } = pathParams(params['*'], categoryPath)
  if (id === '') throw data(null, { status: 404 })
  const page = context.get(pageContext)
  const { commerce } = page
  const listingQuery = parseListingQuery(url.searchParams)
  const pageQuery = catalogueQuery(listingQuery)
  const [listingResult, alternatesResult, content] = await Promise.all([
    commerce.readCatalogue(
      { query: { categoryId: id, ...pageQuery } },
      { listedProductNotFound: 'showNoCategory' },
    ),
    commerce.readAlternates({ query: { categoryId: id, start: pageQuery.start } }),
    listingQuery.page === 1 ? readCategoryContent(page, request, id) : undefined,
  ])
  if (!listingResult.ok) {
    const { handling, status } = listingResult.refusal
    if (handling === 'showNoCategory') {
      return data(null, { status: statusOfMissingPage(alternatesResult, url) })
    }
    throw data(null, { status })
  }
  const listing = listingResult.value
  const { category } = listing
  if (slug !== category.slug) {
    throw redirect(`/${params.locale}/c/${category.slug}-${id}${url.search}`, 308)
  }
  if (isPastEnd(listingQuery, listing)) throw data(null, { status: 404 })
  const alternates = alternatesResult.ok ? alternatesResult.value.alternates : []
  const { page: number } = listingQuery
  const head = { listing, page: number, url: url.pathname, alternates }
  context.set(headContext, categoryHead(head, page.locale))
  return {
    listing,
    ...content,
    title: titleOfCategory(listing, { page: number, locale: page.locale }),
    trail: category.breadcrumbs
      .filter((crumb) => crumb.id !== category.id)
      .map(({ name, url: to }) => ({ name, to })),
  }
}

const NoCategory = lazyRequired(() =>
  import('./no-category.tsx').then((module) => module.NoCategory),
)
const CategoryContent = lazyOnUse(() =>
  import('./category-content.tsx').then((module) => module.CategoryContent),
)

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const locale = useLocale()
  if (!loaderData)
    return (
      <Suspense>
        <NoCategory />
      </Suspense>
    )
  const { listing, card, blocks, title } = loaderData
  const { category } = listing
  const trail = [{ name: t('home'), to: `/${locale}` }, ...loaderData.trail]
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ListingPage
        listing={listing}
        card={card && <CategoryContent card={card} />}
        head={
          <div className="min-w-0">
            <Breadcrumbs trail={trail} current={category.name} />
            <h1 className="display mt-6 text-h1">{category.name}</h1>
            {category.description && <p className="listing-intro">{category.description}</p>}
          </div>
        }
      />
      <Suspense>{blocks && <CategoryContent blocks={blocks} />}</Suspense>
    </>
  )
}
