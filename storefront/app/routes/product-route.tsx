import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { readProductPlaces } from '../content/reading/read-places.server.ts'
import type { Commerce } from '../platform/calls/commerce.ts'
import { showErrorPage, goOn } from '../platform/calls/handling.ts'
import { lazyOnUse, lazyOptional, lazyRequired } from '../platform/lazy-component.ts'
import { statusOfMissingPage } from '../platform/page/missing-page.server.ts'
import { pageContext, headContext } from '../platform/page/page-context.ts'
import { pathParams, productPath } from '../platform/page/path-params.ts'
import { productHead } from '../product/product-head.server.ts'
import { ProductPage } from '../product/product-page.tsx'
import type { Route } from './+types/product-route.ts'

const SetPage = lazyRequired(() =>
  import('../product/sets/set-page.tsx').then((module) => module.SetPage),
)

const loadContent = () => import('./product-content.tsx').then((module) => module.ProductContent)
const ContentOnUse = lazyOnUse(loadContent)
const ContentAtOnce = lazyOptional(loadContent)

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { slug = '', id = '' } = pathParams(params['*'], productPath)
  if (id === '') throw data(null, { status: 404 })
  const page = context.get(pageContext)
  const { commerce, locale } = page
  const [productResult, sets, places, alternatesResult, ratesResult] = await Promise.all([
    commerce.readProduct({ params: { productId: id } }, { itemNotAvailable: showErrorPage }),
    commerce.readProductSets({ params: { productId: id } }, { itemNotAvailable: goOn }),
    readProductPlaces(page, request, id),
    commerce.readAlternates({ query: { productId: id } }),
    commerce.readShippingRates({}),
  ])
  if (!productResult.ok) {
    const { status } = productResult.refusal
    throw data(null, { status: statusOfMissingPage(alternatesResult, url, status) })
  }
  const product = productResult.value
  if (slug !== product.slug) {
    throw redirect(`/${params.locale}/p/${product.slug}-${id}${url.search}`, 308)
  }
  const alternates = alternatesResult.ok ? alternatesResult.value.alternates : []
  const rates = ratesResult.ok ? ratesResult.value.rates : []
  const terms = { locale, rates, now: new Date() }
  context.set(headContext, productHead({ product, alternates, terms }))
  return {
    product,
    // The page of a style shows one of its colours.
    canonicalPath: product.pageUrl,
    sets: sets.ok ? sets.value.productSets : [],
    set: product.isProductSet ? await readSet(commerce, id) : undefined,
    places,
  }
}

async function readSet({ readProductSet }: Commerce, productSetId: string) {
  const result = await readProductSet(
    { params: { productSetId } },
    { itemNotAvailable: showErrorPage },
  )
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return result.value
}

/** A change of colour keeps the page and the chosen size. */
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, set, sets, places } = loaderData
  const { side, below } = places
  const Content = places.needsScripts ? ContentAtOnce : ContentOnUse
  return (
    <>
      {set ? (
        <Suspense>
          <SetPage product={product} set={set} />
        </Suspense>
      ) : (
        <ProductPage product={product} sets={sets}>
          {side && <Content blocks={side} isAtSide />}
        </ProductPage>
      )}
      <Suspense>{below && <Content blocks={below} />}</Suspense>
    </>
  )
}
