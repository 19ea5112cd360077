import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useFeatures, useLocale } from '../platform/use-shop.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { showToast } from '../ui/show-toast.ts'
import { AssociateTerms } from './associate-terms.tsx'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignedIn as Outcome } from './sign-in.ts'
import { SignedIn } from './signed-in.tsx'
import { usePerson } from './use-person.ts'
import { useTellMerged } from './use-tell-merged.ts'
import { wayBack } from './ways.ts'

/** The same for everybody: who comes here, and where from, only their browser knows. */
export default function SignInPage() {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isSignedIn, person } = usePerson()
  const tellMerged = useTellMerged()
  const [isOwing, setOwing] = useState(false)
  const goBack = () => navigate(wayBack({ search, locale, origin: location.origin }))

  async function welcome({ person: who, isMerged, owesTerms }: Outcome) {
    showToast({
      title: who?.firstName ? t('signedInTitle', { name: who.firstName }) : t('signedIn'),
    })
    if (isMerged) tellMerged()
    if (owesTerms) setOwing(true)
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
            <SignedIn person={person} onGoOn={() => void goBack()} />
          ) : (
            <SignInForm onSignedIn={(outcome) => void welcome(outcome)} order={orderIn(search)} />
          )}
        </div>
      </div>
      <Dialog title={t('employeeTerms')} isOpen={isOwing} onClose={() => void goBack()}>
        <AssociateTerms onDone={() => void goBack()} />
      </Dialog>
    </div>
  )
}

/** A guest who has ordered comes here to find the order in their account. */
function orderIn(search: string) {
  const query = new URLSearchParams(search)
  const orderNo = query.get('orderNo')
  const st = query.get('st')
  return orderNo === null ? undefined : { orderNo, ...(st !== null && { st }) }
}
