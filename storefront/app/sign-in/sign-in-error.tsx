import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { TextLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { SignInResult } from './sign-in.ts'

const paths = { resetPassword: 'forgot-password', contactUs: 'help/contact-us' }

type SignInProblemProps = Extract<SignInResult, { ok: false }>

export function SignInError({ step, refusal }: SignInProblemProps) {
  const { name, status, handling, message } = refusal
  const t = useMessages()
  const locale = useLocale()
  // A bot defence may answer with any code, or with none.
  if (step === 'exchange' && status === 403) return null
  const nextStep = handling === 'resetPassword' || handling === 'contactUs' ? handling : undefined
  const showsOwnText = step === 'exchange' && !isInvalidCode(name)
  const text = showsOwnText ? t('duplicatedToken') : message || t('problem')
  return (
    <Notice tone={name === 'lastAttempt' ? 'warning' : 'error'}>
      <LinkedText text={text} locale={locale} />
      {nextStep && (
        <>
          {' '}
          <TextLink to={`/${locale}/${paths[nextStep]}`} className="link-inline">
            {t(nextStep)}
          </TextLink>
        </>
      )}
    </Notice>
  )
}

/** A code that is wrong, old or of another browser counts as wrong credentials. */
const isInvalidCode = (name: SignInProblemProps['refusal']['name']): boolean =>
  name === 'codeInvalid' || name === 'verifierMismatch'

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
