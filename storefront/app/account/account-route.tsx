import { Suspense } from 'react'
import { lazyOptional, lazyRequired } from '../platform/lazy-component.ts'
import type { PasswordResult } from '../sign-in/passwords/password-fields.ts'
import type { VerificationResult } from '../sign-in/verify-email-page.tsx'
import type { Route } from './+types/account-route.ts'
import type { AccountView, FormOutcome } from './account-view.ts'
import { changeAccount } from './change-account.server.ts'
import { readAccount } from './read-account.server.ts'
import styles from './account.css?url'

/** Its components load with their style sheets after the page, which would move it. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The token in the URL of a mailed link is sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Serves all pages of the account but the loyalty page, and the steps of the enrolment. */
export const loader = (args: Route.LoaderArgs) => readAccount(args)

export const action = (args: Route.ActionArgs) => changeAccount(args)

/** Loaded separately, because most visits do not open these pages. The overview needs much less than the others. */
const PageSlot = lazyOptional(() =>
  import('../content/page-slot.tsx').then((module) => module.PageSlot),
)
const OverviewPage = lazyRequired(() =>
  import('./overview/overview-page.tsx').then((module) => module.OverviewPage),
)
const FormPages = lazyRequired(() => import('./form-pages.tsx').then((module) => module.FormPages))
const EnrollmentPage = lazyRequired(() =>
  import('../sign-in/enrollment/enrollment-page.tsx').then((module) => module.EnrollmentPage),
)
const RequestsPage = lazyRequired(() =>
  import('./requests/requests-page.tsx').then((module) => module.RequestsPage),
)
const StorePages = lazyRequired(() =>
  import('./store/store-pages.tsx').then((module) => module.StorePages),
)
const PasskeysPage = lazyRequired(() =>
  import('./passkeys/passkeys-page.tsx').then((module) => module.PasskeysPage),
)
const PasswordPage = lazyRequired(() =>
  import('./password-page.tsx').then((module) => module.PasswordPage),
)
const VerifyEmailPage = lazyRequired(() =>
  import('../sign-in/verify-email-page.tsx').then((module) => module.VerifyEmailPage),
)

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, blocks } = loaderData
  return (
    <>
      <Suspense>
        <AccountPage view={view} actionData={actionData} />
      </Suspense>
      <Suspense>{blocks.length > 0 && <PageSlot blocks={blocks} />}</Suspense>
    </>
  )
}

type AccountPageProps = { view: AccountView; actionData: Route.ComponentProps['actionData'] }

function AccountPage({ view, actionData }: AccountPageProps) {
  const { outcome, passwordResult, verification } = resultsIn(actionData)
  switch (view.kind) {
    case 'overview':
      return <OverviewPage overview={view} />
    case 'requests':
      return <RequestsPage view={view} />
    case 'store':
      return <StorePages view={view} outcome={outcome} />
    case 'passkeys':
      return <PasskeysPage view={view} outcome={outcome} />
    case 'password':
      return <PasswordPage sent={passwordResult} />
    case 'enrollment':
      return <EnrollmentPage view={view} />
    case 'verify-email':
      return <VerifyEmailPage {...view} result={verification} />
    default:
      return <FormPages view={view} outcome={outcome} />
  }
}

type Results = {
  outcome?: FormOutcome
  passwordResult?: PasswordResult
  verification?: VerificationResult
}

/** Tells apart what the forms are answered with. */
function resultsIn(sent: Route.ComponentProps['actionData']): Results {
  if (!sent) return {}
  if ('isSaved' in sent) return { outcome: sent }
  if ('isVerified' in sent || 'errorMessage' in sent) return { verification: sent }
  return { passwordResult: sent }
}
