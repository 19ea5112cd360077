import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { data } from 'react-router'
import { showErrorPage } from '../platform/calls/handling.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { pageNumberIn } from '../ui/navigation/page-number.ts'
import type { Route } from './+types/linked-favourites-route.ts'
import { NoMailsPage } from './no-mails-page.tsx'
import { SharedFavouritesPage } from './shared-favourites-page.tsx'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The two links in a mail with favourites: to the list, and to refuse further such mails. They share a route because
 * each route makes every page bigger. */
const refusalTokenIn = (path: string) => /^no-mails\/([^/]+)$/.exec(path)?.[1]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params: { '*': path }, url, context }: Route.LoaderArgs) {
  if (refusalTokenIn(path) !== undefined) {
    return data(null, { headers: { 'cache-control': 'private, no-store' } })
  }
  if (!isId.test(path)) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const start = (pageNumberIn(url.searchParams) - 1) * productsPerPage
  const result = await commerce.readSharedFavourites(
    { params: { favoriteId: path }, query: { start, count: productsPerPage } },
    { callUnknown: showErrorPage },
  )
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return data(result.value)
}

/** Following the link changes nothing, because mail programs follow links by themselves. */
export async function action({ params: { '*': path }, context }: Route.ActionArgs) {
  const token = refusalTokenIn(path)
  if (token === undefined) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const result = await commerce.refuseSharedFavourites(
    { body: { token } },
    { callUnknown: showErrorPage },
  )
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return { isRefused: true }
}

export default function LinkedFavouritesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData === null ? (
    <NoMailsPage isRefused={actionData?.isRefused ?? false} />
  ) : (
    <SharedFavouritesPage {...loaderData} />
  )
}
