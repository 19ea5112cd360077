import { data, redirect } from 'react-router'
import { addressIn } from '../platform/address.ts'
import { headContext } from '../platform/page-head.ts'
import { pageContext } from '../platform/page-context.ts'
import type { Route } from './+types/content-route.ts'
import { contentHead } from './content-head.server.ts'
import { ContentPage } from './content-page.tsx'
import { readContentPage } from './read-content.server.ts'
import { shopAddress } from './shop-address.server.ts'

const slugShape = /^[a-z0-9][a-z0-9/-]{0,119}$/
/** How products and categories are also written, in older links and in print. */
const shopShape = /^[^/]+-(?:p(?<productId>[A-Z0-9]{8,11})|c(?<categoryId>\d{4,6}))$/

/** Every address that no other page has: a document's, another way to write one, or nobody's. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const page = params['*']
  const reading = context.get(pageContext)
  if (page === 'home') throw redirect(`/${params.locale}`, 308)
  const shop = await shopAddress(reading, addressIn(page, shopShape))
  if (shop) throw redirect(`${shop}${url.search}`, 308)
  if (!slugShape.test(page)) throw data(null, { status: 404 })
  const [document, elsewhere] = await Promise.all([
    readContentPage(reading, { request, page }),
    reading.commerce.readAlternates({ query: { page } }),
  ])
  if ('status' in document) throw data(null, { status: document.status })
  const alternates = elsewhere.ok ? elsewhere.value.alternates : []
  context.set(headContext, contentHead({ document, url: url.pathname, alternates }))
  return { document }
}

export default function Content({ loaderData: { document } }: Route.ComponentProps) {
  return <ContentPage document={document} />
}
