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
    paragraphs: [translate(`${kind}Text`, { time: timeOf(facts) }), translate(`${kind}Otherwise`)],
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

const timeOf = (facts: AccountFacts): string =>
  facts.kind === 'newDevice' ? siteTime(facts.locale, facts.signedInAt) : ''

function buttonOf(facts: AccountFacts, { origin, accountToken = '' }: MailLinks) {
  const { locale } = facts
  const translate = translateIn(locale)
  const query = new URLSearchParams({ token: accountToken })
  const home = `${origin}/${locale}`
  switch (facts.kind) {
    case 'welcome':
    case 'emailChange':
      return { label: translate('confirmAddress'), url: `${home}/account/verify-email?${query}` }
    case 'passwordReset':
      return { label: translate('choosePassword'), url: `${home}/forgot-password/new?${query}` }
    case 'profileCreated': {
      const { consumerId, email } = facts
      const profile = new URLSearchParams({ consumerId, email })
      return { label: translate('completeProfile'), url: `${home}/sign-up?${profile}` }
    }
    case 'profileExists':
      return { label: translate('signInToAccount'), url: `${home}/sign-in` }
    case 'passwordChanged':
    case 'newDevice':
    case 'emailChangeAsked':
      return { label: translate('forgotPassword'), url: `${home}/forgot-password` }
    case 'emailChanged':
      return { label: translate('writeToUs'), url: `${home}/help/contact-us` }
    case 'accountDeleted':
      return { label: translate('lookAround'), url: home }
  }
}
