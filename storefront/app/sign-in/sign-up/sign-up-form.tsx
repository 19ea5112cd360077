import { useLocation } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useFeatures, useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PendingOrder } from '../sign-in.ts'
import { StepLink } from '../step-link.tsx'
import { SignUpConsents, SmsConsent, usePhoneClears } from './sign-up-consents.tsx'
import { signUpFormRules } from './sign-up-fields.ts'
import { PasswordInputs, PersonInputs, PhoneInput, PostalCodeInput } from './sign-up-inputs.tsx'
import { readSignUpQuery } from './sign-up-query.ts'
import './sign-up.css'
import type { KnownDetails } from './use-known-details.ts'
import { useSignUpContext } from './use-sign-up-context.ts'
import { type SignedUp, useSignUp } from './use-sign-up.ts'

type SignUpFormProps = {
  onSignedUp: (signedUp: SignedUp) => void
  /** Shows the sign-in where the form is. Without it the link leads to its page. */
  onSignIn?: (() => void) | undefined
  known?: KnownDetails
  order?: PendingOrder | undefined
  /** The email address to begin with, in place of that of the link. */
  email?: string | undefined
}

/** The form for a new account, the same wherever it is shown. */
export function SignUpForm({ known = {}, ...props }: SignUpFormProps) {
  const t = useMessages()
  const { offersTextMessages } = useFeatures()
  const query = readSignUpQuery(useLocation().search)
  const isInBrowser = useHydrated()
  const context = useSignUpContext()
  const { form, notice, submit, isPending, errors, message } = useSignUp({
    context,
    query,
    known,
    order: props.order,
    onSignedUp: props.onSignedUp,
  })
  const { phoneClears, watchPhone } = usePhoneClears()
  const rules = signUpFormRules(context)
  const inputs = { context, rules, errors, known }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onChange={watchPhone}
      onSubmit={(sent) => void submit(sent)}
      className="grid gap-4.5"
    >
      <noscript>
        <Notice tone="info">{t('signUpNeedsScripts')}</Notice>
      </noscript>
      <div ref={notice}>{message !== undefined && <Notice tone="error">{message}</Notice>}</div>
      <p className="text-small text-ink-soft">
        {Object.keys(known).length > 0 && `${t('knownDetails')} `}
        {t('signUpRequired')}
      </p>
      <PersonInputs {...inputs} email={props.email ?? (isInBrowser ? query.email : undefined)} />
      <PhoneInput {...inputs} />
      {offersTextMessages && <SmsConsent key={phoneClears} error={errors.optInAccepted} />}
      <PostalCodeInput {...inputs} />
      <PasswordInputs errors={errors} />
      <SignUpConsents errors={errors} />
      <Button type="submit" pending={isPending} className="w-full">
        {t('createAccount')}
      </Button>
      <SignInLink onSignIn={props.onSignIn} />
    </form>
  )
}

function SignInLink({ onSignIn }: Pick<SignUpFormProps, 'onSignIn'>) {
  const t = useMessages()
  const { locale } = useShop()
  const { pathname, search } = useLocation()
  // The query of the page says where to go on, and which order is handed in. The server does not render it.
  const isOnPage = useHydrated() && pathname === `/${locale}/sign-up`
  return (
    <p className="text-ui">
      {t('alreadyMember')}{' '}
      <StepLink
        to={`/${locale}/sign-in${isOnPage ? search : ''}`}
        onOpen={onSignIn}
        className="link-inline"
      >
        {t('signIn')}
      </StepLink>
    </p>
  )
}
