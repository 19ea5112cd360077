import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { data, Form, useNavigation } from 'react-router'
import { goOn } from '../platform/calls/handling.ts'
import { hasSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { pageNumberIn } from '../ui/navigation/page-number.ts'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/favourites-route.ts'
import { FavouritesPage } from './favourites-page.tsx'

const privateResponse = { 'cache-control': 'private, no-store' }

export const headers: Route.HeadersFunction = () => privateResponse

/** Reading opens no session. A visitor without a session has no favourites. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  if (!hasSession(request)) return data({ favourites: null, hasFailed: false })
  const start = (pageNumberIn(url.searchParams) - 1) * productsPerPage
  const result = await withRenewedSession(commerce, () =>
    commerce.readFavourites({ query: { start, count: productsPerPage } }),
  )
  if (result.ok) return data({ favourites: result.value, hasFailed: false })
  const { name, status } = result.refusal
  if (name === 'sessionMissing') return data({ favourites: null, hasFailed: false })
  return data({ favourites: null, hasFailed: true }, { status })
}

/** Removes a favourite, also without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await readForm(request)
  const params = { favoriteId: textOf(form, 'favoriteId'), itemId: textOf(form, 'itemId') }
  const result = await withRenewedSession(commerce, () =>
    commerce.removeFavourite({ params }, { itemNotAvailable: goOn }),
  )
  return result.ok ? null : data(null, { status: result.refusal.status })
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
