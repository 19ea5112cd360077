import { useEffect, useRef } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SignInArt } from '../sign-in-art.tsx'
import type { EnrollmentStep } from './enrollment-steps.ts'
import type { EnrollmentView } from './enrollment-view.ts'
import { ForgottenPasswordStep, LookupStep, SignInStep, SignUpStep } from './guest-steps.tsx'
import {
  CompleteProfileStep,
  InterestsStep,
  MobileStep,
  ProfileStep,
  SuccessStep,
  WelcomeStep,
} from './shopper-steps.tsx'
import '../sign-in.css'

/** One step of the enrolment. */
export function EnrollmentPage({ view }: { view: EnrollmentView }) {
  const t = useMessages()
  const { step, shopper } = view
  const { title, text } = textsOf(step, shopper !== null)
  const heading = useFocusOnNewStep(shopper === null ? `guest/${step}` : step)
  return (
    <div className="page">
      <PageTitle>{t(title)}</PageTitle>
      <div className="sign-in-page">
        <SignInArt />
        <div className="self-center">
          <h1 ref={heading} tabIndex={-1} className="display text-h2 outline-none">
            {t(title)}
          </h1>
          {text !== undefined && <p className="mt-2 mb-7 text-ink-soft">{t(text)}</p>}
          {/* A step without a text begins with one of its own. */}
          <div className={text === undefined ? 'mt-4' : undefined}>
            <Step {...view} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The button that led to the step is no longer there. One step has different forms for guests and shoppers. */
function useFocusOnNewStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current !== step) heading.current?.focus()
    previous.current = step
  }, [step])
  return heading
}

function Step({ step, shopper }: EnrollmentView) {
  if (shopper === null) {
    if (step === 'lookup') return <LookupStep />
    if (step === 'sign-up') return <SignUpStep />
    return step === 'forgot-password' ? <ForgottenPasswordStep /> : <SignInStep />
  }
  switch (step) {
    case 'complete-profile':
      return <CompleteProfileStep shopper={shopper} />
    case 'mobile':
      return <MobileStep />
    case 'profile':
      return <ProfileStep shopper={shopper} />
    case 'interests':
      return <InterestsStep />
    case 'success':
      return <SuccessStep />
    default:
      return <WelcomeStep />
  }
}

type StepTexts = { title: LabelKey; text?: LabelKey }

const textsByStep: Record<EnrollmentStep, StepTexts> = {
  lookup: { title: 'lookupTitle', text: 'lookupText' },
  'sign-in': { title: 'signInTitle', text: 'signInTextPlain' },
  'sign-up': { title: 'signUpTitle', text: 'signUpTextPlain' },
  'forgot-password': { title: 'forgottenTitle' },
  'complete-profile': { title: 'completeTitle', text: 'completeText' },
  welcome: { title: 'enrolledTitle', text: 'enrolledText' },
  mobile: { title: 'mobileTitle', text: 'mobileText' },
  profile: { title: 'detailsTitle', text: 'knownDetails' },
  interests: { title: 'interestsTitle' },
  success: { title: 'successTitle', text: 'successText' },
}

const textsOf = (step: EnrollmentStep, isSignedIn: boolean): StepTexts =>
  step === 'complete-profile' && !isSignedIn
    ? { title: 'completeTitle', text: 'completeGuestText' }
    : textsByStep[step]
