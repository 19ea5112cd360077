import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePerson } from '../../person/person-state.ts'
import { useFeatures, useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SignedInConfirmation } from '../after-sign-in.tsx'
import { AssociateTermsDialog } from '../associate-terms-dialog.tsx'
import { pathAfterSignIn, pendingOrder } from '../redirect-paths.ts'
import { SignInArt } from '../sign-in-art.tsx'
import { InterestsForm } from './interests-form.tsx'
import { asksForInterests, belongsToBuying } from './interests.ts'
import { LoyaltyBenefits } from './loyalty-benefits.tsx'
import { useSignedInToasts } from './sign-up-dialog.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { readSignUpQuery } from './sign-up-query.ts'
import { useKnownDetails } from './use-known-details.ts'
import type { SignedUp } from './use-sign-up.ts'

/**
 * The form, and what authors add to the page. It contains no personal data, so it can be cached: only the
 * browser knows the visitor.
 */
export function SignUpPage({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { locale } = useShop()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isSignedIn, person } = usePerson()
  const { known, message } = useKnownDetails(readSignUpQuery(search))
  const features = useFeatures()
  const showSignedIn = useSignedInToasts()
  const nextPath = () => pathAfterSignIn({ search, locale, origin: location.origin })
  const goBack = () => void navigate(nextPath())
  const { question, ask, askNext } = useQuestions(goBack)

  function handleSignedUp({ signedIn, hasNewsletter }: SignedUp) {
    // The account exists: signing in by hand tells what is wrong.
    if (!signedIn.ok) return void navigate({ pathname: `/${locale}/sign-in`, search })
    showSignedIn(signedIn)
    const isBuying = belongsToBuying(nextPath())
    const asksInterests = asksForInterests(features, { hasNewsletter, isBuying })
    ask([
      ...(signedIn.hasToAcceptTerms ? (['terms'] as const) : []),
      ...(asksInterests ? (['interests'] as const) : []),
    ])
  }

  return (
    <div className="page">
      <PageTitle>{t('signUpTitle')}</PageTitle>
      <div className="sign-in-page">
        <SignInArt />
        <div className="self-center">
          <h1 className="display text-h2">{t('signUpTitle')}</h1>
          <p className="mt-2 mb-5 text-ink-soft">
            {t(features.hasLoyalty ? 'signUpText' : 'signUpTextPlain')}
          </p>
          <div className="mb-7">
            <LoyaltyBenefits />
          </div>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          {isSignedIn ? (
            <SignedInConfirmation person={person} onContinue={goBack} />
          ) : (
            <SignUpForm
              // The details of a profile fill in the fields anew.
              key={known.email}
              known={known}
              onSignedUp={handleSignedUp}
              order={pendingOrder(search)}
            />
          )}
        </div>
      </div>
      {children}
      <AssociateTermsDialog isOpen={question === 'terms'} onDone={askNext} />
      <Dialog title={t('interestsTitle')} isOpen={question === 'interests'} onClose={goBack}>
        <InterestsForm onDone={goBack} />
      </Dialog>
    </div>
  )
}

/** Employees who complete an imported profile by signing up are asked for the terms of their discount. */
type Question = 'terms' | 'interests'

/** Asks in dialogs, one after the other, and then goes on. */
function useQuestions(goOn: () => void) {
  const [[question, ...laterQuestions], setQuestions] = useState<readonly Question[]>([])
  const ask = (questions: readonly Question[]) =>
    questions.length > 0 ? setQuestions(questions) : goOn()
  return { question, ask, askNext: () => ask(laterQuestions) }
}
