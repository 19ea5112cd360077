import type { ShopEvent } from '@cairn/contract/events/event-calls'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useRevalidator } from 'react-router'
import { usePerson } from '../person/person-state.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showOwnText } from '../platform/calls/handling.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { AssociateTermsDialog } from '../sign-in/associate-terms-dialog.tsx'
import { SignInForm, useCartsMergedToast } from '../sign-in/sign-in-form.tsx'
import type { SignInSuccess } from '../sign-in/sign-in.ts'
import type { SignedUp } from '../sign-in/sign-up/use-sign-up.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import './events.css'
import { EventForm } from './event-form.tsx'
import { EventPageContext } from './event-page-context.ts'
import type { ConsumerDetails } from './event-registration.ts'

const SignUpForm = lazyRequired(() =>
  import('../sign-in/sign-up/sign-up-form.tsx').then((module) => module.SignUpForm),
)

/** Registers for an event in two steps: sign in, then choose the days. */
export function EventSignUp({ event, onClose }: { event: ShopEvent; onClose: () => void }) {
  const t = useMessages()
  const { attendee, result } = useContext(EventPageContext)
  const isSignedIn = usePerson().isSignedIn || attendee !== undefined
  const [isDone, setDone] = useState(result === 'registered')
  const [isNew, setNew] = useState(false)
  const [hasToAcceptTerms, setHasToAcceptTerms] = useState(false)
  const firstStep = useFocusOnChange(isNew)
  const secondStep = useFocusOnChange(isSignedIn)
  if (isDone) return <RegistrationConfirmation onClose={onClose} />
  return (
    <>
      {event.place && <EventPlace place={event.place} />}
      <ol className="event-steps">
        <Step
          title={t('eventSignInTitle')}
          number={1}
          state={isSignedIn ? 'done' : 'open'}
          heading={firstStep}
        >
          {!isSignedIn && (
            <SignInStep
              isNew={isNew}
              setNew={setNew}
              onTermsMissing={() => setHasToAcceptTerms(true)}
            />
          )}
        </Step>
        <Step
          title={t('eventJoin')}
          number={2}
          state={isSignedIn ? 'open' : 'waiting'}
          heading={secondStep}
        >
          {isSignedIn && <JoinStep event={event} onDone={() => setDone(true)} />}
        </Step>
      </ol>
      <AssociateTermsDialog isOpen={hasToAcceptTerms} onDone={() => setHasToAcceptTerms(false)} />
    </>
  )
}

/** Focuses the heading of a step when its form changes, because what was pressed is no longer there. */
function useFocusOnChange(state: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current !== state) heading.current?.focus()
    previous.current = state
  }, [state])
  return heading
}

const EventPlace = ({ place }: { place: NonNullable<ShopEvent['place']> }) => (
  <p className="mt-4 text-ui">
    {place.name}, {place.addressLine1}, {place.city}
  </p>
)

type StepProps = {
  title: string
  number: number
  state: 'done' | 'open' | 'waiting'
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

function Step({ title, number, state, heading, children }: StepProps) {
  const t = useMessages()
  return (
    <li className={`event-step event-step-${state}`} aria-current={state === 'open' && 'step'}>
      <h3 ref={heading} tabIndex={-1} className="event-step-title outline-none">
        {state === 'done' ? (
          <>
            <Icon name="check" />
            <span className="sr-only">{t('eventStepDone')}: </span>
          </>
        ) : (
          <span className="figures">{`${number}.`}</span>
        )}
        {title}
      </h3>
      {children}
    </li>
  )
}

type SignInStepProps = {
  isNew: boolean
  setNew: (isNew: boolean) => void
  /** An employee has signed in who has not accepted the terms of the discount. */
  onTermsMissing: () => void
}

/** Signing in, or creating an account, which also signs in. */
function SignInStep({ isNew, setNew, onTermsMissing }: SignInStepProps) {
  const t = useMessages()
  const showCartsMerged = useCartsMergedToast()
  const { revalidate } = useRevalidator()

  function handleSignedIn({ isMerged, hasToAcceptTerms }: SignInSuccess) {
    if (isMerged) showCartsMerged()
    if (hasToAcceptTerms) onTermsMissing()
    void revalidate()
  }

  function handleSignedUp({ signedIn }: SignedUp) {
    if (!signedIn.ok) return setNew(false)
    showToast({ title: t('signedIn') })
    handleSignedIn(signedIn)
  }

  if (isNew)
    return (
      <Suspense fallback={<LoadingMark>{t('loading')}</LoadingMark>}>
        <SignUpForm onSignedUp={handleSignedUp} onSignIn={() => setNew(false)} />
      </Suspense>
    )
  return (
    <>
      <p className="mb-5 text-ui text-ink-soft">{t('eventSignInText')}</p>
      <p className="mb-4 text-small text-ink-soft">{t('signUpRequired')}</p>
      <SignInForm
        onSignedIn={handleSignedIn}
        signUpPrompt={<NotAMember onCreateAccount={() => setNew(true)} />}
      />
    </>
  )
}

/** Both forms need scripts. */
function NotAMember({ onCreateAccount }: { onCreateAccount: () => void }) {
  const t = useMessages()
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <p className="text-ui">{t('newHere')}</p>
      <Button type="button" look="line" size="small" onClick={onCreateAccount}>
        {t('createAccount')}
      </Button>
    </div>
  )
}

type JoinStepProps = { event: ShopEvent; onDone: () => void }

/** The page of an event knows who takes part; a dialog reads it. */
function JoinStep(props: JoinStepProps) {
  const { attendee, result } = useContext(EventPageContext)
  if (!attendee) return <RegistrationStep {...props} />
  const failed = result === 'registered' ? undefined : result
  return <EventForm {...props} profile={attendee} initial={failed} />
}

function RegistrationStep({ event, onDone }: JoinStepProps) {
  const t = useMessages()
  const { profile, retry } = useProfile()
  if (profile === 'loading') return <LoadingMark>{t('loading')}</LoadingMark>
  if (profile === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <InlineMessage tone="error">{t('problem')}</InlineMessage>
        <Button type="button" look="line" size="small" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  return <EventForm event={event} profile={profile} onDone={onDone} />
}

function RegistrationConfirmation({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="event-confirmation">
      <h3 ref={heading} tabIndex={-1} className="display text-h3 outline-none">
        {t('eventJoined')}
      </h3>
      <p className="mt-2 mb-6 text-ink-soft">{t('eventJoinedText')}</p>
      <Button type="button" onClick={onClose} className="noscript:hidden">
        {t('close')}
      </Button>
    </div>
  )
}

type LoadedProfile = { attempt: number; profile: ConsumerDetails | 'failed' }

/** Loads the profile of the signed-in shopper. */
function useProfile() {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<LoadedProfile>()
  useEffect(() => {
    let isStale = false
    void loadProfile().then((profile) => {
      if (!isStale) setAnswer({ attempt, profile })
    })
    return () => {
      isStale = true
    }
  }, [attempt])
  const profile: LoadedProfile['profile'] | 'loading' =
    answer?.attempt === attempt ? answer.profile : 'loading'
  return { profile, retry: () => setAttempt(attempt + 1) }
}

async function loadProfile(): Promise<ConsumerDetails | 'failed'> {
  const result = await browserCommerce().readProfile(
    { query: {} },
    { profileNotFound: showOwnText },
  )
  return result.ok ? result.value.consumerProfile.consumerDetails : 'failed'
}
