import { Form, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** What the server answers to the form. */
export type VerificationResult = { isVerified: boolean } | { errorMessage: string }

type VerifyEmailPageProps = { token: string; result: VerificationResult | undefined }

/** Opening the link changes nothing, because mail programs open links by themselves. */
export function VerifyEmailPage({ token, result }: VerifyEmailPageProps) {
  const t = useMessages()
  return (
    <div className="page py-section">
      <PageTitle>{t('verifyEmailTitle')}</PageTitle>
      {result && 'isVerified' in result ? (
        <output>
          <VerificationDone isVerified={result.isVerified} />
        </output>
      ) : (
        <VerificationForm token={token} result={result} />
      )}
    </div>
  )
}

function VerificationForm({ token, result }: VerifyEmailPageProps) {
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
