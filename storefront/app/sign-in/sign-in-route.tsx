import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePerson } from '../person/person-state.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { SignedInConfirmation } from './after-sign-in.tsx'
import { AssociateTermsDialog } from './associate-terms-dialog.tsx'
import { pathAfterSignIn, pendingOrder } from './redirect-paths.ts'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm, useCartsMergedToast } from './sign-in-form.tsx'
import type { SignInSuccess } from './sign-in.ts'

/** Contains no personal data, so it can be cached. Only the browser knows the visitor. */
export default function SignInPage() {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isSignedIn, person } = usePerson()
  const showCartsMerged = useCartsMergedToast()
  const [hasToAcceptTerms, setHasToAcceptTerms] = useState(false)
  const goBack = () => navigate(pathAfterSignIn({ search, locale, origin: location.origin }))

  async function handleSignedIn({ person: signedInPerson, isMerged, ...result }: SignInSuccess) {
    showToast({
      title: signedInPerson?.firstName
        ? t('signedInTitle', { name: signedInPerson.firstName })
        : t('signedIn'),
    })
    if (isMerged) showCartsMerged()
    if (result.hasToAcceptTerms) setHasToAcceptTerms(true)
    else await goBack()
  }

  return (
    <div className="page">
      <PageTitle>{t('signIn')}</PageTitle>
      <div className="sign-in-page">
        <SignInArt />
        <div className="self-center">
          <h1 className="display text-h2">{t('signInTitle')}</h1>
          <p className="mt-2 mb-7 text-ink-soft">
            {t(useFeatures().hasLoyalty ? 'signInText' : 'signInTextPlain')}
          </p>
          {isSignedIn ? (
            <SignedInConfirmation person={person} onContinue={() => void goBack()} />
          ) : (
            <SignInForm
              onSignedIn={(outcome) => void handleSignedIn(outcome)}
              order={pendingOrder(search)}
            />
          )}
        </div>
      </div>
      <AssociateTermsDialog isOpen={hasToAcceptTerms} onDone={() => void goBack()} />
    </div>
  )
}
