import { siteTime } from '@cairn/contract/sites/site-time'
import { translateIn } from './mail-lines.ts'
import type { AccountFacts, MailContent, MailLinks } from './mail.ts'

/** A mail about the account of its recipient. */
export function accountContent(facts: AccountFacts, links: MailLinks): MailContent {
  const { locale, kind } = facts
  const translate = translateIn(locale)
  return {
    locale,
    subject: translate(`${kind}Subject`),
    eyebrow: null,
    title: translate(`${kind}Title`),
    paragraphs: [translate(textOf(facts), { time: timeOf(facts) }), translate(`${kind}Otherwise`)],
    quote: null,
    picture: null,
    codes: [],
    buttons: [buttonOf(facts, links)],
    lines: null,
    sums: [],
    total: null,
    sections: [],
    legal: [],
    smallPrint: [translate('footer'), translate('whyThisAccount')],
  }
}

const textOf = (facts: AccountFacts) =>
  facts.kind === 'passwordChanged' && facts.isEmptied
    ? ('accountEmptiedText' as const)
    : (`${facts.kind}Text` as const)

const timeOf = (facts: AccountFacts): string =>
  facts.kind === 'newDevice' ? siteTime(facts.locale, facts.signedInAt) : ''

/** The button of a mail: its label and the path after the locale. */
type Button = {
  label:
    | 'choosePassword'
    | 'completeProfile'
    | 'confirmAddress'
    | 'forgotPassword'
    | 'lookAround'
    | 'seePasskeys'
    | 'signInToAccount'
    | 'writeToUs'
  path: string
}

const forgotPassword: Button = { label: 'forgotPassword', path: '/forgot-password' }

const buttons = {
  profileExists: { label: 'signInToAccount', path: '/sign-in' },
  passwordChanged: forgotPassword,
  newDevice: forgotPassword,
  passkeyAdded: { label: 'seePasskeys', path: '/account/passkeys' },
  emailChangeAsked: forgotPassword,
  emailChanged: { label: 'writeToUs', path: '/help/contact-us' },
  accountDeleted: { label: 'lookAround', path: '' },
} as const satisfies Partial<Record<AccountFacts['kind'], Button>>

function buttonOf(facts: AccountFacts, { origin, accountToken = '' }: MailLinks) {
  const { label, path } = buttonFor(facts, accountToken)
  return { label: translateIn(facts.locale)(label), url: `${origin}/${facts.locale}${path}` }
}

function buttonFor(facts: AccountFacts, token: string): Button {
  const query = new URLSearchParams({ token })
  switch (facts.kind) {
    case 'welcome':
    case 'emailChange':
      return { label: 'confirmAddress', path: `/account/verify-email?${query}` }
    case 'passwordReset':
      return { label: 'choosePassword', path: `/forgot-password/new?${query}` }
    case 'profileCreated': {
      const { consumerId, email } = facts
      const profile = new URLSearchParams({ consumerId, email })
      return { label: 'completeProfile', path: `/sign-up?${profile}` }
    }
    default:
      return buttons[facts.kind]
  }
}
