import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useLocale } from '../platform/use-shop.ts'
import { longestEmail } from '../sign-in/credentials.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useNewsletter } from './use-newsletter.ts'

/** Asks for the letters; on dark ground it is drawn as one line. */
export function NewsletterForm() {
  const t = useMessages()
  const locale = useLocale()
  const inBrowser = useInBrowser()
  const { form, submit, isPending, wrong, told } = useNewsletter()
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="letters-form"
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <Notice tone="info">{t('lettersNoScripts')}</Notice>
      </noscript>
      <div className="letters-line">
        <TextField
          label={t('lettersEmail')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong.email && t(wrong.email, { most: longestEmail })}
        />
        <Button type="submit" look="line" pending={isPending} disabled={!inBrowser}>
          {t('lettersSend')}
        </Button>
      </div>
      <Checkbox name="policy" error={wrong.policy && t(wrong.policy)}>
        {t('lettersPolicy')}{' '}
        <TextLink to={`/${locale}/privacy`} className="link-inline">
          {t('privacyNotice')}
        </TextLink>
      </Checkbox>
      <div aria-live="polite">{told && <Notice tone={told.tone}>{told.text}</Notice>}</div>
    </form>
  )
}
