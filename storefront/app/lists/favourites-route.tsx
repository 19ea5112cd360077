import { data, Form, useNavigation } from 'react-router'
import { productsPerPage } from '../listing/listing-url.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import type { Route } from './+types/favourites-route.ts'
import { FavouritesPage } from './favourites-page.tsx'
import { pageNumberIn } from './favourites-pagination.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { PageMessage, PageTitle } from '../ui/page-message.tsx'

const privateResponse = { 'cache-control': 'private, no-store' }

export const headers: Route.HeadersFunction = () => privateResponse

/** Reading opens no session. A visitor without a session has no favourites. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const start = (pageNumberIn(url.searchParams) - 1) * productsPerPage
  const read = await withRenewedSession(commerce, () =>
    commerce.readFavourites({ query: { start, count: productsPerPage } }),
  )
  if (read.ok) return data({ favourites: read.value, hasFailed: false })
  const { errorId, status } = read.refusal
  if (errorId === 'REQ401') return data({ favourites: null, hasFailed: false })
  return data({ favourites: null, hasFailed: true }, { status })
}

/** Removes a favourite, also without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await request.formData()
  const params = { favoriteId: textOf(form, 'favoriteId'), itemId: textOf(form, 'itemId') }
  const removed = await withRenewedSession(commerce, () => commerce.removeFavourite({ params }))
  return removed.ok ? null : data(null, { status: removed.refusal.status })
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const { favourites, hasFailed } = loaderData
  return hasFailed ? <FavouritesFailed /> : <FavouritesPage favourites={favourites} />
}

function FavouritesFailed() {
  const t = useMessages()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="page py-section">
      <PageTitle>{t('favourites')}</PageTitle>
      <PageMessage title={t('favouritesFailedTitle')} text={t('favouritesFailedText')}>
        <Form method="get">
          <Button pending={isTrying}>{t('tryAgain')}</Button>
        </Form>
      </PageMessage>
    </div>
  )
}
