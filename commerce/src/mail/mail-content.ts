import { amountOf, type Currency, type Minor } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorOf } from '@cairn/contract/translation/translation'
import { confirmationParts } from './confirmation-content.ts'
import {
  type CaseFacts,
  isCaseMail,
  type MailContent,
  type MailFacts,
  type MailLine,
  type MailLinks,
  type OrderFacts,
  type ContentLine,
  type StockFacts,
} from './mail.ts'
import { mailMessagesFor, type TranslateMail } from './messages/messages.ts'
import { paymentSections } from './payment-content.ts'

export type MailFormatters = {
  translate: TranslateMail
  money: (minor: number) => string
  links: MailLinks
}

export function contentOf(facts: MailFacts, links: MailLinks): MailContent {
  if (isCaseMail(facts)) return caseContent(facts, links)
  if (facts.kind === 'backInStock') return stockContent(facts, links)
  const formatters = { translate: translateIn(facts.locale), money: moneyFormatter(facts), links }
  return { ...commonContent(facts, formatters), ...contentOfKind(facts, formatters) }
}

const translateIn = (locale: Locale): TranslateMail =>
  translatorOf(mailMessagesFor(locale), languageOf(locale))

const moneyFormatter =
  ({ locale, currency }: { locale: Locale; currency: Currency }) =>
  (minor: Minor): string =>
    new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
      .format(amountOf(minor))
      .replace('-', '\u2212')

function commonContent(
  facts: OrderFacts,
  { translate, money, links }: MailFormatters,
): MailContent {
  const { orderNumber: number, locale, kind } = facts
  const values = { number, amount: 'amount' in facts ? money(facts.amount) : '' }
  const query = new URLSearchParams({ st: links.ticket })
  const orderUrl = `${links.origin}/${locale}/orders/${number}?${query}`
  return {
    locale,
    subject: translate(`${kind}Subject`, values),
    eyebrow: translate('orderNumber', values),
    title: translate(`${kind}Title`, values),
    paragraphs: [translate(`${kind}Text`, values)],
    quote: null,
    picture: null,
    codes: [],
    buttons: [{ label: translate('followOrder'), url: orderUrl }],
    lines: null,
    sums: [],
    total: null,
    sections: [],
    legal: [],
    smallPrint: [translate('footer'), translate('whyThis')],
  }
}

function contentOfKind(facts: OrderFacts, formatters: MailFormatters): Partial<MailContent> {
  switch (facts.kind) {
    case 'confirmation':
      return {
        ...linesOf(facts.lines, formatters),
        ...sumsOf(facts, formatters),
        ...confirmationParts(facts, formatters),
      }
    case 'giftCard':
      return giftCardParts(facts, formatters)
    case 'shipped':
      return shippedParts(facts, formatters)
    case 'readyForPickup':
      return {
        ...linesOf(facts.lines, formatters),
        ...addressOf('pickUpAt', facts.pickUpAt, formatters),
      }
    case 'returnAnnounced':
      return returnParts(facts, formatters)
    case 'orderCode':
      return orderCodeParts(facts, formatters)
    default:
      return linesAndPayments(facts, formatters)
  }
}

function linesAndPayments(
  facts: FactsOf<'cancelled' | 'parcelCancelled' | 'refunded' | 'returnWithdrawn'>,
  formatters: MailFormatters,
): Partial<MailContent> {
  const title = facts.kind === 'returnWithdrawn' ? 'staying' : 'lines'
  const payments = 'payments' in facts ? facts.payments : []
  return {
    ...('lines' in facts ? linesOf(facts.lines, formatters, title) : {}),
    sections: paymentSections(payments, formatters, facts.kind === 'cancelled'),
  }
}

export type FactsOf<Kind extends OrderFacts['kind']> = Extract<OrderFacts, { kind: Kind }>

/** The recipient of a gift card sees nothing of the order. */
function giftCardParts(
  facts: FactsOf<'giftCard'>,
  formatters: MailFormatters,
): Partial<MailContent> {
  const { translate, links } = formatters
  const { card, origin } = links
  return {
    eyebrow: facts.to,
    paragraphs: [
      ...(facts.from === null ? [] : [translate('giftCardFrom', { name: facts.from })]),
      translate('giftCardText'),
    ],
    quote: facts.message,
    picture: pictureUrl(origin, facts.picture, '800'),
    codes: card
      ? [
          { label: translate('giftCardNumber'), value: groupByFour(card.code) },
          { label: translate('giftCardPin'), value: card.pin },
        ]
      : [],
    buttons: [{ label: translate('lookAround'), url: `${origin}/${facts.locale}` }],
    smallPrint: [translate('giftCardHow'), translate('footer')],
  }
}

const groupByFour = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$& ')

function shippedParts(facts: FactsOf<'shipped'>, formatters: MailFormatters): Partial<MailContent> {
  const { translate } = formatters
  const { trackingNumber, trackingUrl } = facts
  const { buttons } = commonContent(facts, formatters)
  const isLink = trackingUrl !== null && /^https?:\/\//.test(trackingUrl)
  return {
    ...linesOf(facts.lines, formatters, 'parcel'),
    ...addressOf('deliverTo', facts.deliverTo, formatters),
    codes:
      trackingNumber === null
        ? []
        : [{ label: translate('trackingNumber'), value: trackingNumber }],
    buttons: isLink
      ? [{ label: translate('followParcel'), url: trackingUrl }, ...buttons]
      : buttons,
  }
}

function returnParts(
  facts: FactsOf<'returnAnnounced'>,
  formatters: MailFormatters,
): Partial<MailContent> {
  const { translate, links } = formatters
  const { locale, orderNumber, returnNumber } = facts
  const query = new URLSearchParams({ st: links.ticket })
  const order = `${links.origin}/${locale}/orders/${orderNumber}`
  const label = `${order}/returns/${returnNumber}/label.pdf?${query}`
  return {
    ...linesOf(facts.lines, formatters, 'goingBack'),
    codes: [{ label: translate('returnNumber'), value: returnNumber }],
    buttons: [
      { label: translate('returnLabel'), url: label },
      { label: translate('followOrder'), url: `${order}?${query}` },
    ],
  }
}

/** The mail has no link that opens the order without typing the code. */
const orderCodeParts = (
  { locale }: FactsOf<'orderCode'>,
  { translate, links }: MailFormatters,
): Partial<MailContent> => ({
  codes: links.orderCode ? [{ label: translate('orderCode'), value: links.orderCode }] : [],
  buttons: [{ label: translate('followOrder'), url: `${links.origin}/${locale}/orders/track` }],
})

const linesOf = (
  lines: readonly MailLine[],
  formatters: MailFormatters,
  title: 'lines' | 'parcel' | 'goingBack' | 'staying' | 'backInStockLine' = 'lines',
): Partial<MailContent> => ({
  lines: {
    title: formatters.translate(title),
    rows: lines.map((line) => contentLine(line, formatters)),
  },
})

function contentLine(line: MailLine, { translate, money, links }: MailFormatters): ContentLine {
  const { name, traits, quantity, amount, picture, page } = line
  const parts = [
    traits.colour,
    traits.size === null ? null : translate('size', { size: traits.size }),
    quantity > 1 ? translate('pieces', { count: String(quantity) }) : null,
  ]
  return {
    name,
    traits: parts.filter((part) => part !== null).join(', '),
    amount: amount === null ? translate('gift') : money(amount),
    picture: pictureUrl(links.origin, picture, '160'),
    page: `${links.origin}${page}`,
  }
}

const pictureUrl = (origin: string, path: string, width: string) => `${origin}${path}?wid=${width}`

function sumsOf(
  { sums }: FactsOf<'confirmation'>,
  { translate, money }: MailFormatters,
): Partial<MailContent> {
  const { discount, shipping, tax, includedTax, total } = sums
  return {
    sums: [
      ...(discount > 0 ? [{ label: translate('discount'), value: money(-discount) }] : []),
      { label: translate('delivery'), value: shipping === 0 ? translate('free') : money(shipping) },
      ...(tax > 0 ? [{ label: translate('tax'), value: money(tax) }] : []),
      ...(includedTax > 0 ? [{ label: translate('includedTax'), value: money(includedTax) }] : []),
    ],
    total: { label: translate('total'), value: money(total) },
  }
}

const addressOf = (
  title: 'deliverTo' | 'pickUpAt',
  rows: string[],
  { translate }: MailFormatters,
): Partial<MailContent> =>
  rows.length > 0 ? { sections: [{ title: translate(title), rows }] } : {}

function stockContent(facts: StockFacts, links: MailLinks): MailContent {
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

function caseContent(facts: CaseFacts, { origin }: MailLinks): MailContent {
  const { locale, caseNumber: number, subject, details, message, kind } = facts
  const translate = translateIn(locale)
  const isForStaff = kind === 'caseForStaff'
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
