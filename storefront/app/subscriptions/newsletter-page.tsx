import { Form, useNavigation } from 'react-router'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { NewsletterForm, type SentNewsletterForm } from './newsletter-form.tsx'
import { TextNewsForm } from './text-news-form.tsx'

/** What a form of these pages has led to. */
export type NewsletterResult =
  | { kind: 'wrong'; sent: SentNewsletterForm }
  | { kind: 'signedUp' | 'confirmed' | 'expired' | 'unsubscribed' }
  | { kind: 'failed'; message: string }

type NewsletterPageProps = {
  page: '' | 'confirm' | 'unsubscribe'
  result: NewsletterResult | undefined
}

/** The form without scripts, and the pages to which the links in mails lead. */
export function NewsletterPage({ page, result }: NewsletterPageProps) {
  const t = useMessages()
  return (
    <div className="page py-section">
      <PageTitle>{t('newsletterPageTitle')}</PageTitle>
      {result && result.kind !== 'wrong' && result.kind !== 'failed' ? (
        <output>
          <Outcome kind={result.kind} />
        </output>
      ) : page === '' ? (
        <SignUp sent={result?.kind === 'wrong' ? result.sent : undefined} />
      ) : (
        <LinkForm
          page={page}
          errorMessage={result?.kind === 'failed' ? result.message : undefined}
        />
      )}
    </div>
  )
}

function SignUp({ sent }: { sent: SentNewsletterForm | undefined }) {
  const t = useMessages()
  const { offersTextMessages } = useFeatures()
  return (
    <>
      <h1 className="display text-h2">{t('newsletterPageTitle')}</h1>
      <p className="mt-3 mb-6 max-w-note text-ink-soft">{t('newsletterPageText')}</p>
      <div className="max-w-measure">
        <NewsletterForm sent={sent} />
      </div>
      {offersTextMessages && <TextNews />}
    </>
  )
}

function TextNews() {
  const t = useMessages()
  return (
    <section aria-labelledby="text-news" className="mt-section max-w-measure noscript:hidden">
      <h2 id="text-news" className="display text-h3">
        {t('textNewsTitle')}
      </h2>
      <p className="mt-3 mb-6 text-ink-soft">{t('textNewsText')}</p>
      <TextNewsForm />
    </section>
  )
}

const linkTexts = {
  confirm: ['newsletterConfirmTitle', 'newsletterConfirmText', 'newsletterConfirmButton'],
  unsubscribe: ['unsubscribeTitle', 'unsubscribeText', 'unsubscribeButton'],
} as const

type LinkFormProps = { page: keyof typeof linkTexts; errorMessage: string | undefined }

function LinkForm({ page, errorMessage }: LinkFormProps) {
  const t = useMessages()
  const isPending = useNavigation().state !== 'idle'
  const [title, text, button] = linkTexts[page]
  return (
    <PageMessage title={t(title)} text={t(text)}>
      {errorMessage !== undefined && <Notice tone="error">{errorMessage || t('problem')}</Notice>}
      <Form method="post">
        <Button type="submit" pending={isPending}>
          {t(button)}
        </Button>
      </Form>
    </PageMessage>
  )
}

const outcomeTexts = {
  signedUp: ['newsletterPageTitle', 'newsletterSignedUp'],
  confirmed: ['newsletterConfirmedTitle', 'newsletterConfirmedText'],
  expired: ['newsletterExpiredTitle', 'newsletterExpiredText'],
  unsubscribed: ['unsubscribedTitle', 'unsubscribedText'],
} as const

function Outcome({ kind }: { kind: keyof typeof outcomeTexts }) {
  const t = useMessages()
  const locale = useLocale()
  const [title, text] = outcomeTexts[kind]
  return (
    <PageMessage title={t(title)} text={t(text)}>
      {kind === 'expired' ? (
        <ButtonLink to={`/${locale}/newsletter`}>{t('newsletterAgain')}</ButtonLink>
      ) : (
        <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
      )}
    </PageMessage>
  )
}
