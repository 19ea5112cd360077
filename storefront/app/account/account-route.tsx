import { data, Form, redirect, useRevalidator } from 'react-router'
import { showErrorPage } from '../platform/calls/handling.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { AssociateTerms } from '../sign-in/after-sign-in.tsx'
import { redirectGuest, redirectIfSignedOut } from '../sign-in/redirect-if-signed-out.server.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/account-route.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const page = { locale: params.locale, path: `/${params.locale}/account` }
  redirectGuest(request, page)
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: showErrorPage }),
  )
  if (result.ok) {
    const { consumerDetails, isEmployeeDiscountTCAccepted } = result.value.consumerProfile
    const { firstName, email, identity } = consumerDetails
    const isEmployee = identity.some(({ type }) => type === 'EMPLOYEE')
    return { firstName, email, hasToAcceptTerms: isEmployee && !isEmployeeDiscountTCAccepted }
  }
  redirectIfSignedOut(result.refusal, page)
  throw data(null, { status: result.refusal.status })
}

/** Signs out without scripts. */
export async function action({ params, context }: Route.ActionArgs) {
  await context.get(pageContext).commerce.signOut({ body: {} })
  throw redirect(`/${params.locale}`, 303)
}

export default function AccountPage({
  loaderData: { firstName, email, hasToAcceptTerms },
}: Route.ComponentProps) {
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
