import { data } from 'react-router'
import { productsPerPage } from '../listing/listing-address.ts'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import type { Route } from './+types/favourites-route.ts'
import { FavouritesFailed } from './favourites-failed.tsx'
import { FavouritesPage } from './favourites-page.tsx'
import { pageIn } from './favourites-address.ts'

const ownAnswer = { 'cache-control': 'private, no-store' }

export const headers: Route.HeadersFunction = () => ownAnswer

/** Reading opens no session: whoever has none has kept nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const start = (pageIn(url.searchParams) - 1) * productsPerPage
  const read = await renewingSession(commerce, () =>
    commerce.readFavourites({ query: { start, count: productsPerPage } }),
  )
  if (read.ok) return data({ favourites: read.value, hasFailed: false })
  const { errorId, status } = read.refusal
  if (errorId === 'REQ401') return data({ favourites: null, hasFailed: false })
  return data({ favourites: null, hasFailed: true }, { status })
}

/** Takes one off the list, also without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await request.formData()
  const params = { favoriteId: textOf(form, 'favoriteId'), itemId: textOf(form, 'itemId') }
  const forgotten = await renewingSession(commerce, () => commerce.removeFavourite({ params }))
  return forgotten.ok ? null : data(null, { status: forgotten.refusal.status })
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const { favourites, hasFailed } = loaderData
  return hasFailed ? <FavouritesFailed /> : <FavouritesPage favourites={favourites} />
}
