import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/button.tsx'
import type { SignInResult } from './sign-in.ts'

/** Errors that link to the password reset, and errors that link to the contact page. */
const passwordResetErrors = new Set(['AUT401', 'AUT423', 'AUT426'])
const contactErrors = new Set(['AUT404', 'AUT440', 'AUT441'])

type SignInProblemProps = Extract<SignInResult, { ok: false }>

export function SignInError({ step, refusal: { status, errorId, message } }: SignInProblemProps) {
  const t = useMessages()
  const locale = useLocale()
  // The bot defence shows its own message.
  if (step === 'exchange' && status === 403) return null
  const text = step === 'exchange' ? t('duplicatedToken') : message || t('problem')
  return (
    <Notice tone={errorId === 'AUT426' ? 'warning' : 'error'}>
      <LinkedText text={text} locale={locale} />
      {step === 'proof' && passwordResetErrors.has(errorId) && (
        <>
          {' '}
          <TextLink to={`/${locale}/forgot-password`} className="link-inline">
            {t('resetPassword')}
          </TextLink>
        </>
      )}
      {step === 'proof' && contactErrors.has(errorId) && (
        <>
          {' '}
          <TextLink to={`/${locale}/help/contact-us`} className="link-inline">
            {t('contactUs')}
          </TextLink>
        </>
      )}
    </Notice>
  )
}

const anchor = /<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi

const anyTag = /<[^<>]*>/g

/** Renders a message of the server. Links within the shop are kept, all other markup is removed. */
export function LinkedText({ text, locale }: { text: string; locale: string }) {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const { index, 0: link, 1: href = '', 2: label = '' } of text.matchAll(anchor)) {
    parts.push(text.slice(end, index).replace(anyTag, ''))
    const to = shopPath(href, locale)
    parts.push(
      to === undefined ? (
        label
      ) : (
        <TextLink key={index} to={to} className="link-inline">
          {label}
        </TextLink>
      ),
    )
    end = index + link.length
  }
  parts.push(text.slice(end).replace(anyTag, ''))
  return <>{parts}</>
}

function shopPath(href: string, locale: string): string | undefined {
  if (!/^\/[a-z0-9]/i.test(href)) return undefined
  return /^\/[a-z]{2}-[a-z0-9]{2,3}(\/|$)/.test(href) ? href : `/${locale}${href}`
}
