import { Form, useLocation, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink, TextLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** What the server answers to the form. `isElsewhere`: the account of the link is not signed in here. */
export type VerificationResult =
  | { isVerified: boolean; isElsewhere?: boolean }
  | { errorMessage: string }

type VerifyEmailPageProps = {
  token: string
  isSignedIn: boolean
  result: VerificationResult | undefined
}

/** Opening the link changes nothing, because mail programs open links by themselves. */
export function VerifyEmailPage(props: VerifyEmailPageProps) {
  const t = useMessages()
  return (
    <div className="page py-section">
      <PageTitle>{t('verifyEmailTitle')}</PageTitle>
      <VerificationStep {...props} />
    </div>
  )
}

function VerificationStep({ token, isSignedIn, result }: VerifyEmailPageProps) {
  const answer = result && 'isVerified' in result ? result : undefined
  if (answer && !answer.isElsewhere)
    return (
      <output>
        <VerificationDone isVerified={answer.isVerified} />
      </output>
    )
  return answer || !isSignedIn ? (
    <SignInFirst isSignedIn={isSignedIn} />
  ) : (
    <VerificationForm token={token} result={result} />
  )
}

function VerificationForm({ token, result }: Pick<VerifyEmailPageProps, 'token' | 'result'>) {
  const t = useMessages()
  const isPending = useNavigation().state !== 'idle'
  return (
    <PageMessage title={t('verifyEmailTitle')} text={t('verifyEmailText')}>
      {result && 'errorMessage' in result && (
        <Notice tone="error">{result.errorMessage || t('problem')}</Notice>
      )}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={isPending}>
          {t('verifyEmailButton')}
        </Button>
      </Form>
    </PageMessage>
  )
}

/** For whoever has not created the account, a new password makes it theirs: only they read the mails of the address. */
function SignInFirst({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <PageMessage
        title={t('verifyElsewhereTitle')}
        text={t(isSignedIn ? 'verifyOtherAccountText' : 'verifyElsewhereText')}
      >
        {isSignedIn ? <OtherAccountForm /> : <SignInLink />}
      </PageMessage>
      <h2 className="display mt-12 text-h3">{t('verifyNotMeTitle')}</h2>
      <p className="mt-2 mb-4 max-w-measure text-ink-soft">{t('verifyNotMeText')}</p>
      <TextLink to={`/${locale}/forgot-password`}>{t('verifyNotMeLink')}</TextLink>
    </>
  )
}

function SignInLink() {
  const t = useMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const to = encodeURIComponent(`${pathname}${search}`)
  return (
    <ButtonLink to={`/${locale}/sign-in?to=${to}`} rel="nofollow">
      {t('signIn')}
    </ButtonLink>
  )
}

/** Loads the next page completely, so that nothing of the account that was signed in remains. */
function OtherAccountForm() {
  const t = useMessages()
  return (
    <Form method="post" reloadDocument>
      <Button type="submit" name="intent" value="otherAccount">
        {t('useOtherAccount')}
      </Button>
    </Form>
  )
}

function VerificationDone({ isVerified }: { isVerified: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  const [title, text] = isVerified
    ? (['emailVerifiedTitle', 'emailVerifiedText'] as const)
    : (['verificationExpiredTitle', 'verificationExpiredText'] as const)
  return (
    <PageMessage title={t(title)} text={t(text)}>
      <ButtonLink to={`/${locale}/account`}>{t('yourAccount')}</ButtonLink>
    </PageMessage>
  )
}
