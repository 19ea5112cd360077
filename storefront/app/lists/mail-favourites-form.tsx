import { maxShareRecipients, maxSharedMessage } from '@cairn/contract/lists/shared-message'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/forms/field.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Notice } from '../ui/notice.tsx'

export const mailIntent = 'mail'

export type MailFavouritesResult = {
  isSent: boolean
  values: { recipients: string; message: string }
  problems: { recipients?: 'shareRecipientsWrong'; message?: 'shareMessageWrong' }
  /** The message of a refusal; empty if it has none. */
  errorMessage?: string
}

type MailFavouritesProps = {
  favoriteId: string
  isSignedIn: boolean
  result: MailFavouritesResult | undefined
}

/** Sends the favourites to others by mail, for shoppers who are signed in. */
export function MailFavourites({ favoriteId, isSignedIn, result }: MailFavouritesProps) {
  const t = useMessages()
  return (
    <div className="mail-favourites">
      <Accordion title={t('mailFavourites')} isOpen={result !== undefined}>
        {isSignedIn ? <MailForm favoriteId={favoriteId} result={result} /> : <SignInHint />}
      </Accordion>
    </div>
  )
}

function SignInHint() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <p className="text-ui text-ink-soft">{t('mailFavouritesSignIn')}</p>
      <TextLink
        to={`/${locale}/sign-in?to=/${locale}/favorites`}
        rel="nofollow"
        className="link-small mt-2"
      >
        {t('signIn')}
      </TextLink>
    </>
  )
}

type MailFormProps = Pick<MailFavouritesProps, 'favoriteId' | 'result'>

const emptyForm: MailFavouritesResult = {
  isSent: false,
  values: { recipients: '', message: '' },
  problems: {},
}

function MailForm({ favoriteId, result = emptyForm }: MailFormProps) {
  const t = useMessages()
  const isPending = useNavigation().formData?.get('intent') === mailIntent
  const { isSent, values, problems, errorMessage } = result
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  if (isSent) {
    return (
      <output>
        <InlineMessage tone="success">{t('shareSent')}</InlineMessage>
      </output>
    )
  }
  const most = { recipients: { most: maxShareRecipients }, message: { most: maxSharedMessage } }
  return (
    <Form ref={form} method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value={mailIntent} />
      <input type="hidden" name="favoriteId" value={favoriteId} />
      {errorMessage !== undefined && <Notice tone="error">{errorMessage || t('problem')}</Notice>}
      <TextField
        label={t('shareRecipients')}
        name="recipients"
        inputMode="email"
        autoComplete="off"
        defaultValue={values.recipients}
        help={t('shareRecipientsHelp', most.recipients)}
        error={problems.recipients && t(problems.recipients, most.recipients)}
      />
      <TextArea
        label={t('shareMessage')}
        name="message"
        rows={3}
        isOptional
        maxLength={maxSharedMessage}
        defaultValue={values.message}
        help={t('shareMessageHelp')}
        error={problems.message && t(problems.message, most.message)}
      />
      <Button pending={isPending}>{t('shareSend')}</Button>
    </Form>
  )
}
