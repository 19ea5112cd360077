import { siteTime } from '@cairn/contract/sites/site-time'
import { linesOf, moneyFormatter, pictureUrl, translateIn } from './mail-lines.ts'
import type { CaseFacts, MailContent, MailLinks, ShareFacts, StockFacts } from './mail.ts'

/** A mail to somebody who waited for a variant. */
export function stockContent(facts: StockFacts, links: MailLinks): MailContent {
  const { locale, line, kind } = facts
  const translate = translateIn(locale)
  const values = { name: line.name }
  return {
    locale,
    subject: translate(`${kind}Subject`, values),
    eyebrow: null,
    title: translate(`${kind}Title`),
    paragraphs: [translate(`${kind}Text`)],
    quote: null,
    picture: null,
    codes: [],
    buttons: [{ label: translate('lookAtIt'), url: `${links.origin}${line.page}` }],
    lines: null,
    ...linesOf([line], { translate, money: moneyFormatter(facts), links }, 'backInStockLine'),
    sums: [],
    total: null,
    sections: [],
    legal: [],
    smallPrint: [translate('footer'), translate('whyThisNotice')],
  }
}

/** A mail with the favourites of a shopper. */
export function shareContent(facts: ShareFacts, links: MailLinks): MailContent {
  const { locale, products, kind, sender, message, page } = facts
  const translate = translateIn(locale)
  const refusalUrl = `${links.origin}/${locale}/favorites/no-mails/${links.shareRefusal ?? ''}`
  return {
    locale,
    subject: translate(`${kind}Subject`, sender),
    eyebrow: null,
    title: translate(`${kind}Title`, sender),
    paragraphs: [translate(`${kind}Text`, sender)],
    quote: message,
    picture: null,
    codes: [],
    buttons: [{ label: translate('seeFavourites'), url: `${links.origin}${page}` }],
    lines: {
      title: translate('favouritesSharedLines'),
      rows: products.map(({ name, colour, picture, page: path }) => ({
        name,
        traits: colour ?? '',
        amount: '',
        picture: pictureUrl(links.origin, picture, '160'),
        page: `${links.origin}${path}`,
      })),
    },
    sums: [],
    total: null,
    sections: [],
    legal: [{ label: translate('noSuchMails'), url: refusalUrl }],
    smallPrint: [translate('footer'), translate('whyThisShare', sender)],
  }
}

/** A mail about a case, to the customer or to staff. */
export function caseContent(facts: CaseFacts, { origin }: MailLinks): MailContent {
  const { locale, caseNumber: number, subject, details, message, kind } = facts
  const translate = translateIn(locale)
  const isForStaff = kind === 'caseForStaff'
  if (facts.withdrawal && !isForStaff) return withdrawalContent(facts, facts.withdrawal, origin)
  return {
    locale,
    subject: isForStaff ? `${number}: ${subject}` : translate('caseOpenedSubject', { number }),
    eyebrow: translate('caseNumber', { number }),
    title: isForStaff ? subject : translate('caseOpenedTitle'),
    paragraphs: isForStaff
      ? details.map(({ label, value }) => `${label}: ${value}`)
      : [translate('caseOpenedText'), subject],
    quote: message || null,
    picture: null,
    codes: [],
    buttons: isForStaff ? [] : [{ label: translate('lookAround'), url: `${origin}/${locale}` }],
    lines: null,
    sums: [],
    total: null,
    sections: [],
    legal: [],
    smallPrint: isForStaff ? [] : [translate('footer'), translate('whyThisCase')],
  }
}

/** Confirms a withdrawal with its content and the time of its receipt, as the law requires. */
function withdrawalContent(
  { locale, caseNumber, message, email }: CaseFacts,
  { name, orderNumber, receivedAt }: NonNullable<CaseFacts['withdrawal']>,
  origin: string,
): MailContent {
  const translate = translateIn(locale)
  return {
    locale,
    subject: translate('withdrawalSubject', { number: orderNumber ?? caseNumber }),
    eyebrow: translate('caseNumber', { number: caseNumber }),
    title: translate('withdrawalTitle'),
    paragraphs: [translate('withdrawalText')],
    quote: message || null,
    picture: null,
    codes: [],
    buttons: [],
    lines: null,
    sums: [],
    total: null,
    sections: [
      {
        title: translate('withdrawalContent'),
        rows: [
          translate('withdrawalDeclaration'),
          translate('withdrawalName', { name }),
          ...(orderNumber === null ? [] : [translate('withdrawalOrder', { number: orderNumber })]),
          translate('withdrawalEmail', { email }),
          translate('withdrawalReceived', { time: siteTime(locale, receivedAt) }),
        ],
      },
    ],
    legal: [{ label: translate('legalWithdrawal'), url: `${origin}/${locale}/withdrawal` }],
    smallPrint: [translate('footer'), translate('whyThisCase')],
  }
}
