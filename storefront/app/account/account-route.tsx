import { Suspense } from 'react'
import { data, Form, redirect, useRevalidator } from 'react-router'
import type { Commerce } from '../platform/calls/commerce.ts'
import { showErrorPage } from '../platform/calls/handling.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { AssociateTerms } from '../sign-in/after-sign-in.tsx'
import { sendPasswordForm } from '../sign-in/passwords/send-password-form.server.ts'
import { redirectGuest, redirectIfSignedOut } from '../sign-in/redirect-if-signed-out.server.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import { sendVerification } from '../sign-in/verify-email.server.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/account-route.ts'

/** The token in a URL is sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Serves the account, and below it the page that changes the password and the one that a link in a mail opens. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { locale, '*': name } = params
  if (name === 'verify-email')
    return { page: 'verify-email' as const, token: url.searchParams.get('token') ?? '' }
  if (name === 'password') {
    redirectGuest(request, { locale, path: `/${locale}/account/password` })
    return { page: 'password' as const }
  }
  if (name !== '') throw data(null, { status: 404 })
  const page = { locale, path: `/${locale}/account` }
  redirectGuest(request, page)
  return readAccount(context.get(pageContext).commerce, page)
}

async function readAccount(commerce: Commerce, page: { locale: string; path: string }) {
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: showErrorPage }),
  )
  if (result.ok) {
    const { consumerDetails, isEmployeeDiscountTCAccepted } = result.value.consumerProfile
    const { firstName, email, identity } = consumerDetails
    const isEmployee = identity.some(({ type }) => type === 'EMPLOYEE')
    const hasToAcceptTerms = isEmployee && !isEmployeeDiscountTCAccepted
    return { page: 'account' as const, firstName, email, hasToAcceptTerms }
  }
  redirectIfSignedOut(result.refusal, page)
  throw data(null, { status: result.refusal.status })
}

/** Changes the password, verifies the email address, or signs out without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { locale, '*': name } = params
  const { commerce } = context.get(pageContext)
  const form = await readForm(request)
  if (name === 'verify-email') return sendVerification(commerce, form)
  if (name === 'password') return sendPasswordForm(commerce, { name: 'change', form, locale })
  if (name !== '') throw data(null, { status: 404 })
  await commerce.signOut({ body: {} })
  throw redirect(`/${locale}`, 303)
}

const ChangePasswordPage = lazyRequired(
  async () => (await import('../sign-in/passwords/change-password-page.tsx')).ChangePasswordPage,
)

const VerifyEmailPage = lazyRequired(
  async () => (await import('../sign-in/verify-email-page.tsx')).VerifyEmailPage,
)

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.page === 'account') return <AccountPage {...loaderData} />
  const [passwordResult, verification] =
    actionData && ('isVerified' in actionData || 'errorMessage' in actionData)
      ? [undefined, actionData]
      : [actionData, undefined]
  return (
    <Suspense>
      {loaderData.page === 'password' ? (
        <ChangePasswordPage sent={passwordResult} />
      ) : (
        <VerifyEmailPage token={loaderData.token} result={verification} />
      )}
    </Suspense>
  )
}

type AccountPageProps = { firstName?: string | undefined; email: string; hasToAcceptTerms: boolean }

function AccountPage({ firstName, email, hasToAcceptTerms }: AccountPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { hasLoyalty } = useFeatures()
  const { isPending, signOut } = useSignOut()
  return (
    <div className="page py-section">
      <PageTitle>{t('yourAccount')}</PageTitle>
      <h1 className="display text-h1">
        {firstName === undefined ? t('yourAccount') : t('accountTitle', { name: firstName })}
      </h1>
      <p className="mt-2 text-ink-soft">{t('signedInAs', { email })}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`/${locale}/orders`}>{t('ordersTitle')}</ButtonLink>
        {hasLoyalty && (
          <ButtonLink to={`/${locale}/account/loyalty`} look="line">
            {t('membersHut')}
          </ButtonLink>
        )}
        <ButtonLink to={`/${locale}/account/password`} look="line">
          {t('changePassword')}
        </ButtonLink>
      </p>
      {hasToAcceptTerms && <DeclinedTerms />}
      <Form
        method="post"
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) signOut()
        }}
      >
        <Button type="submit" look="line" pending={isPending}>
          {t('signOut')}
        </Button>
      </Form>
    </div>
  )
}

/** Employees who declined the terms at sign-in accept them here. */
function DeclinedTerms() {
  const t = useMessages()
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="declined-terms" className="mt-8 max-w-measure">
      <h2 id="declined-terms" className="display text-h3">
        {t('declinedTermsTitle')}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('declinedTermsText')}</p>
      <AssociateTerms onDone={() => void revalidate()} />
    </section>
  )
}
