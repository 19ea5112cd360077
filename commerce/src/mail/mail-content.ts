import { accountContent } from './account-content.ts'
import { bookingContent } from './booking-content.ts'
import { confirmationParts } from './confirmation-content.ts'
import {
  linesOf,
  type MailFormatters,
  moneyFormatter,
  pictureUrl,
  translateIn,
} from './mail-lines.ts'
import {
  isAccountMail,
  isCaseMail,
  isNewsletterMail,
  type MailContent,
  type MailFacts,
  type MailLinks,
  type OrderFacts,
} from './mail.ts'
import { newsletterContent } from './newsletter-content.ts'
import { caseContent, shareContent, stockContent } from './notice-content.ts'
import { paymentSections } from './payment-content.ts'

export function contentOf(facts: MailFacts, links: MailLinks): MailContent {
  if (isCaseMail(facts)) return caseContent(facts, links)
  if (isAccountMail(facts)) return accountContent(facts, links)
  if (isNewsletterMail(facts)) return newsletterContent(facts, links)
  if (facts.kind === 'backInStock') return stockContent(facts, links)
  if (facts.kind === 'favouritesShared') return shareContent(facts, links)
  if (facts.kind === 'eventRegistered' || facts.kind === 'itemReserved') {
    return bookingContent(facts, links)
  }
  const formatters = { translate: translateIn(facts.locale), money: moneyFormatter(facts), links }
  return { ...commonContent(facts, formatters), ...contentOfKind(facts, formatters) }
}

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
