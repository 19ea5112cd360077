import { languageTag } from '@cairn/contract/sites/formatting'
import { siteOf } from '@cairn/contract/sites/sites'
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

/** In the time zone of the site, with its name, because the recipient may be elsewhere. */
const timeOf = (facts: AccountFacts): string =>
  facts.kind === 'newDevice'
    ? new Intl.DateTimeFormat(languageTag(facts.locale), {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: siteOf(facts.locale).timeZone,
        timeZoneName: 'short',
      }).format(new Date(facts.signedInAt))
    : ''

function buttonOf({ kind, locale }: AccountFacts, { origin, accountToken = '' }: MailLinks) {
  const translate = translateIn(locale)
  const query = new URLSearchParams({ token: accountToken })
  const home = `${origin}/${locale}`
  switch (kind) {
    case 'welcome':
      return { label: translate('confirmAddress'), url: `${home}/account/verify-email?${query}` }
    case 'passwordReset':
      return { label: translate('choosePassword'), url: `${home}/forgot-password/new?${query}` }
    case 'passwordChanged':
    case 'newDevice':
      return { label: translate('forgotPassword'), url: `${home}/forgot-password` }
    case 'accountDeleted':
      return { label: translate('lookAround'), url: home }
  }
}
