import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import type { Commerce } from '../platform/calls/commerce.ts'
import { showErrorPage, goOn } from '../platform/calls/handling.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { pageContext, headContext } from '../platform/page/page-context.ts'
import { pathParams, productPath } from '../platform/page/path-params.ts'
import type { Route } from './+types/product-route.ts'
import { productHead } from './product-head.server.ts'
import { ProductPage } from './product-page.tsx'

const SetPage = lazyRequired(async () => (await import('./sets/set-page.tsx')).SetPage)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { slug = '', id = '' } = pathParams(params['*'], productPath)
  if (id === '') throw data(null, { status: 404 })
  const { commerce, locale } = context.get(pageContext)
  const [productResult, sets, alternatesResult, ratesResult] = await Promise.all([
    commerce.readProduct({ params: { productId: id } }, { itemNotAvailable: showErrorPage }),
    commerce.readProductSets({ params: { productId: id } }, { itemNotAvailable: goOn }),
    commerce.readAlternates({ query: { productId: id } }),
    commerce.readShippingRates({}),
  ])
  if (!productResult.ok) throw data(null, { status: productResult.refusal.status })
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
export default function ProductRoute({ loaderData: { product, sets, set } }: Route.ComponentProps) {
  if (!set) return <ProductPage product={product} sets={sets} />
  return (
    <Suspense>
      <SetPage product={product} set={set} />
    </Suspense>
  )
}
