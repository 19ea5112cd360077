import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { data, Form, useNavigation } from 'react-router'
import { goOn } from '../platform/calls/handling.ts'
import {
  hasSession,
  hasSignedInSession,
  withRenewedSession,
} from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { pageNumberIn } from '../ui/navigation/page-number.ts'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/favourites-route.ts'
import { FavouritesPage } from './favourites-page.tsx'
import { MailFavourites, mailIntent } from './mail-favourites-form.tsx'
import { mailFavourites } from './mail-favourites.server.ts'

const privateResponse = { 'cache-control': 'private, no-store' }

export const headers: Route.HeadersFunction = () => privateResponse

/** Reading opens no session. A visitor without a session has no favourites. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const isSignedIn = hasSignedInSession(request)
  if (!hasSession(request)) return data({ favourites: null, hasFailed: false, isSignedIn })
  const start = (pageNumberIn(url.searchParams) - 1) * productsPerPage
  const result = await withRenewedSession(commerce, () =>
    commerce.readFavourites({ query: { start, count: productsPerPage } }),
  )
  if (result.ok) return data({ favourites: result.value, hasFailed: false, isSignedIn })
  const { name, status } = result.refusal
  if (name === 'sessionMissing') return data({ favourites: null, hasFailed: false, isSignedIn })
  return data({ favourites: null, hasFailed: true, isSignedIn }, { status })
}

/** Removes a favourite or mails all of them, also without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await readForm(request)
  if (form.get('intent') === mailIntent) {
    const { result: mailed, status } = await mailFavourites(commerce, form)
    return data(mailed, { status })
  }
  const params = { favoriteId: formText(form, 'favoriteId'), itemId: formText(form, 'itemId') }
  const result = await withRenewedSession(commerce, () =>
    commerce.removeFavourite({ params }, { itemNotAvailable: goOn }),
  )
  return result.ok ? null : data(null, { status: result.refusal.status })
}

export default function FavouritesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { favourites, hasFailed, isSignedIn } = loaderData
  if (hasFailed) return <FavouritesFailed />
  const mailForm = favourites && (
    <MailFavourites
      favoriteId={favourites.favoriteId}
      isSignedIn={isSignedIn}
      result={actionData ?? undefined}
    />
  )
  return <FavouritesPage favourites={favourites} mailForm={mailForm} />
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
