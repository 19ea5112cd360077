import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import { data, redirect } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { readContentPage } from '../content/reading/read-content.server.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import { headContext, pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { messagesFor } from '../platform/text/messages.server.ts'
import { StoreLocatorPage } from '../stores/store-locator-page.tsx'
import { findStoresNear, searchPlaceIn, storesHead } from '../stores/store-locator.server.ts'
import type { Route } from './+types/store-locator-route.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [searchResult, document, alternatesResult] = await Promise.all([
    findStoresNear(page.commerce, searchPlaceIn(url.searchParams)),
    readContentPage(page, { request, page: 'store-locator' }),
    page.commerce.readAlternates({ query: { page: 'store-locator' } }),
  ])
  if ('status' in searchResult) throw data(null, { status: searchResult.status })
  const alternates = alternatesResult.ok ? alternatesResult.value.alternates : []
  const readDocument = 'status' in document ? undefined : document
  const description =
    readDocument?.description || messagesFor(page.locale).catalogue.messages.findStoreText
  const { stores } = searchResult
  context.set(headContext, storesHead({ stores, description, alternates }))
  return { ...searchResult, document: readDocument }
}

/** Stores the choice of the preferred store, also for the other devices of a signed-in shopper. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const storeId = formText(await readForm(request), 'storeId')
  const result = await withSession(commerce, () => commerce.chooseStore({ body: { storeId } }))
  if (!result.ok) throw data(null, { status: result.refusal.status })
  throw redirect(`${url.pathname}${url.search}`, 303)
}

export default function StoreLocator({ loaderData }: Route.ComponentProps) {
  const { document, ...search } = loaderData
  return (
    <>
      <StoreLocatorPage {...search} />
      {document && <Blocks blocks={topBlocks(document)} hasTitle />}
    </>
  )
}
