import { languageTag } from '@cairn/contract/sites/formatting'
import { siteTime } from '@cairn/contract/sites/site-time'
import type { Locale } from '@cairn/contract/sites/sites'
import { openingHoursRows } from './confirmation-content.ts'
import { linesOf, moneyFormatter, translateIn } from './mail-lines.ts'
import type { BookingFacts, MailContent, MailLinks } from './mail.ts'

/** A mail about a place at an event, or about items that a store keeps for somebody. */
export function bookingContent(facts: BookingFacts, links: MailLinks): MailContent {
  const { locale, kind } = facts
  const translate = translateIn(locale)
  return {
    locale,
    eyebrow: null,
    quote: null,
    picture: null,
    codes: [],
    buttons: [{ label: translate('lookAround'), url: `${links.origin}/${locale}` }],
    lines: null,
    sums: [],
    total: null,
    legal: [],
    smallPrint: [translate('footer'), translate('whyThisBooking')],
    title: translate(`${kind}Title`),
    ...(facts.kind === 'eventRegistered'
      ? eventParts(facts)
      : reservationParts(facts, { translate, money: moneyFormatter(facts), links })),
  }
}

type FactsOf<Kind extends BookingFacts['kind']> = Extract<BookingFacts, { kind: Kind }>

function eventParts({ locale, event, days, place, guest }: FactsOf<'eventRegistered'>) {
  const translate = translateIn(locale)
  return {
    subject: translate('eventRegisteredSubject', { event }),
    paragraphs: [
      translate('eventRegisteredText', { event }),
      ...(guest === null ? [] : [translate('eventRegisteredGuest', { name: guest })]),
    ],
    sections: [
      { title: translate('eventDays'), rows: days.map((day) => dayIn(locale, day)) },
      ...(place.length > 0 ? [{ title: translate('eventPlace'), rows: place }] : []),
    ],
  }
}

function reservationParts(
  { locale, line, place, hours, keptUntil }: FactsOf<'itemReserved'>,
  formatters: Parameters<typeof linesOf>[1],
) {
  const { translate } = formatters
  return {
    subject: translate('itemReservedSubject', { name: line.name }),
    paragraphs: [translate('itemReservedText', { time: siteTime(locale, keptUntil) })],
    ...linesOf([line], formatters, 'itemReservedLine'),
    sections: [
      {
        title: translate('pickUpAt'),
        rows: [...place, ...openingHoursRows(hours, { locale, translate })],
      },
    ],
  }
}

const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
