import { data } from 'react-router'
import { pageContext } from '../../platform/page/page-context.ts'
import { readForm } from '../../platform/page/read-form.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Route } from './+types/forgot-password-route.ts'
import { ForgottenPasswordPage } from './forgotten-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { findExpiry, sendPasswordForm } from './send-password-form.server.ts'
import './passwords.css'

/** The token in the URL is sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Serves the form that asks for a link, and below it the page that the link opens. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const form = formOf(params['*'])
  const token = url.searchParams.get('token') ?? ''
  const { commerce } = context.get(pageContext)
  const expiry = form === 'reset' ? await findExpiry(commerce, token) : undefined
  return { form, token, expiry }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const { locale, '*': page } = params
  return sendPasswordForm(commerce, { name: formOf(page), form: await readForm(request), locale })
}

function formOf(page: string) {
  if (page === '') return 'forgotten'
  if (page === 'new') return 'reset'
  throw data(null, { status: 404 })
}

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages()
  const { form, token, expiry } = loaderData
  const isReset = form === 'reset'
  return (
    <div className="page py-section">
      <PageTitle>{t(isReset ? 'newPasswordTitle' : 'forgottenTitle')}</PageTitle>
      {isReset ? (
        <ResetPasswordPage token={token} sent={actionData ?? expiry} />
      ) : (
        <ForgottenPasswordPage sent={actionData} />
      )}
    </div>
  )
}
