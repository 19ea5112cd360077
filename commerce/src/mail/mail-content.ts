import { caseContent } from './case-content.ts'
import { isOfCase, type MailFacts, type MailLine, type Opening, type OrderFacts } from './mail.ts'
import { moneyIn, type Say, sayIn } from './words/in-words.ts'

export type ShownLine = {
  name: string
  traits: string
  amount: string
  picture: string
  page: string
}

type Button = { label: string; url: string }

/** What a mail says, in words and in order; how it looks is for its two forms to say. */
export type MailContent = {
  locale: MailFacts['locale']
  subject: string
  eyebrow: string | null
  title: string
  paragraphs: string[]
  quote: string | null
  picture: string | null
  /** To be read out and typed. */
  codes: { label: string; value: string }[]
  buttons: Button[]
  lines: { title: string; rows: ShownLine[] } | null
  sums: { label: string; value: string }[]
  total: { label: string; value: string } | null
  address: { title: string; rows: string[] } | null
  small: string[]
}

type Telling = { say: Say; money: (minor: number) => string; opening: Opening }

export function contentOf(facts: MailFacts, opening: Opening): MailContent {
  if (isOfCase(facts)) return caseContent(facts, opening)
  const telling = { say: sayIn(facts.locale), money: moneyIn(facts), opening }
  return { ...frameOf(facts, telling), ...partsOf(facts, telling) }
}

/** What every mail has. */
function frameOf(facts: OrderFacts, { say, money, opening }: Telling): MailContent {
  const { orderNumber: number, locale, kind } = facts
  const values = { number, amount: 'amount' in facts ? money(facts.amount) : '' }
  const query = new URLSearchParams({ st: opening.ticket })
  const follow = `${opening.origin}/${locale}/orders/${number}?${query}`
  return {
    locale,
    subject: say(`${kind}Subject`, values),
    eyebrow: say('orderNumber', values),
    title: say(`${kind}Title`, values),
    paragraphs: [say(`${kind}Text`, values)],
    quote: null,
    picture: null,
    codes: [],
    buttons: [{ label: say('followOrder'), url: follow }],
    lines: null,
    sums: [],
    total: null,
    address: null,
    small: [say('footer'), say('whyThis')],
  }
}

/** What only mails of a kind have. */
function partsOf(facts: OrderFacts, telling: Telling): Partial<MailContent> {
  switch (facts.kind) {
    case 'confirmation':
      return {
        ...linesOf(facts.lines, telling),
        ...sumsOf(facts, telling),
        ...addressOf('deliverTo', facts.deliverTo, telling),
      }
    case 'giftCard':
      return giftCardParts(facts, telling)
    case 'shipped':
      return shippedParts(facts, telling)
    case 'readyForPickup':
      return {
        ...linesOf(facts.lines, telling),
        ...addressOf('pickUpAt', facts.pickUpAt, telling),
      }
    case 'refunded':
      return {}
    case 'returnMade':
      return returnParts(facts, telling)
    case 'orderCode':
      return orderCodeParts(facts, telling)
    default:
      return facts.kind === 'returnWithdrawn'
        ? linesOf(facts.lines, telling, 'staying')
        : linesOf(facts.lines, telling)
  }
}

type Of<Kind extends OrderFacts['kind']> = Extract<OrderFacts, { kind: Kind }>

/** Whoever is given the card has no business with the order. */
function giftCardParts(facts: Of<'giftCard'>, telling: Telling): Partial<MailContent> {
  const { say, opening } = telling
  const { card, origin } = opening
  return {
    eyebrow: facts.to,
    paragraphs: [
      ...(facts.from === null ? [] : [say('giftCardFrom', { name: facts.from })]),
      say('giftCardText'),
    ],
    quote: facts.message,
    picture: pictureUrl(origin, facts.picture, '800'),
    codes: card
      ? [
          { label: say('giftCardNumber'), value: inFours(card.code) },
          { label: say('giftCardPin'), value: card.pin },
        ]
      : [],
    buttons: [{ label: say('lookAround'), url: `${origin}/${facts.locale}` }],
    small: [say('giftCardHow'), say('footer')],
  }
}

const inFours = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$& ')

function shippedParts(facts: Of<'shipped'>, telling: Telling): Partial<MailContent> {
  const { say } = telling
  const { trackingNumber, trackingUrl } = facts
  const { buttons } = frameOf(facts, telling)
  const isLink = trackingUrl !== null && /^https?:\/\//.test(trackingUrl)
  return {
    ...linesOf(facts.lines, telling, 'parcel'),
    ...addressOf('deliverTo', facts.deliverTo, telling),
    codes: trackingNumber === null ? [] : [{ label: say('trackingNumber'), value: trackingNumber }],
    buttons: isLink ? [{ label: say('followParcel'), url: trackingUrl }, ...buttons] : buttons,
  }
}

function returnParts(facts: Of<'returnMade'>, telling: Telling): Partial<MailContent> {
  const { say, opening } = telling
  const { locale, orderNumber, returnNumber } = facts
  const query = new URLSearchParams({ st: opening.ticket })
  const order = `${opening.origin}/${locale}/orders/${orderNumber}`
  const label = `${order}/returns/${returnNumber}/label.pdf?${query}`
  return {
    ...linesOf(facts.lines, telling, 'goingBack'),
    codes: [{ label: say('returnNumber'), value: returnNumber }],
    buttons: [
      { label: say('returnLabel'), url: label },
      { label: say('followOrder'), url: `${order}?${query}` },
    ],
  }
}

/** Whoever holds the code opens the order with it: no link that does so by itself. */
const orderCodeParts = (
  { locale }: Of<'orderCode'>,
  { say, opening }: Telling,
): Partial<MailContent> => ({
  codes: opening.orderCode ? [{ label: say('orderCode'), value: opening.orderCode }] : [],
  buttons: [{ label: say('followOrder'), url: `${opening.origin}/${locale}/orders/track` }],
})

const linesOf = (
  lines: readonly MailLine[],
  telling: Telling,
  title: 'lines' | 'parcel' | 'goingBack' | 'staying' = 'lines',
): Partial<MailContent> => ({
  lines: {
    title: telling.say(title),
    rows: lines.map((line) => shownLine(line, telling)),
  },
})

function shownLine(line: MailLine, { say, money, opening }: Telling): ShownLine {
  const { name, traits, quantity, amount, picture, page } = line
  const parts = [
    traits.colour,
    traits.size === null ? null : say('size', { size: traits.size }),
    quantity > 1 ? say('pieces', { count: String(quantity) }) : null,
  ]
  return {
    name,
    traits: parts.filter((part) => part !== null).join(', '),
    amount: amount === null ? say('gift') : money(amount),
    picture: pictureUrl(opening.origin, picture, '160'),
    page: `${opening.origin}${page}`,
  }
}

const pictureUrl = (origin: string, path: string, width: string) => `${origin}${path}?wid=${width}`

function sumsOf({ sums }: Of<'confirmation'>, { say, money }: Telling): Partial<MailContent> {
  const { discount, shipping, tax, total } = sums
  return {
    sums: [
      ...(discount > 0 ? [{ label: say('discount'), value: money(-discount) }] : []),
      { label: say('delivery'), value: shipping === 0 ? say('free') : money(shipping) },
      ...(tax > 0 ? [{ label: say('tax'), value: money(tax) }] : []),
    ],
    total: { label: say('total'), value: money(total) },
  }
}

const addressOf = (
  title: 'deliverTo' | 'pickUpAt',
  rows: string[],
  { say }: Telling,
): Partial<MailContent> => (rows.length > 0 ? { address: { title: say(title), rows } } : {})
