import { languageTag } from '@cairn/contract/sites/formatting'
import { type LegalPage, legalPageNames, legalPages } from '@cairn/contract/sites/legal-pages'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { hoursLines } from '@cairn/contract/stores/hours-lines'
import type { OpeningHours } from '@cairn/contract/stores/store-calls'
import type { FactsOf } from './mail-content.ts'
import type { MailFormatters } from './mail-lines.ts'
import type { MailContent, MailDelivery } from './mail.ts'
import type { en } from './messages/en.ts'
import type { TranslateMail } from './messages/messages.ts'
import { paymentSections } from './payment-content.ts'

/** How a confirmed order arrives, and how it is paid. */
export function confirmationParts(
  { deliveries, payments, locale }: FactsOf<'confirmation'>,
  formatters: MailFormatters,
): Partial<MailContent> {
  const { translate, links } = formatters
  return {
    legal: legalPageNames(settingsOf(locale)).map((name) => ({
      label: translate(legalTitles[name]),
      url: `${links.origin}/${locale}/${legalPages[name]}`,
    })),
    sections: [
      ...deliveries
        .map((delivery) => deliverySection(delivery, { locale, ...formatters }))
        .filter(({ rows }) => rows.length > 0),
      ...paymentSections(payments, formatters),
    ],
  }
}

const legalTitles = {
  terms: 'legalTerms',
  withdrawal: 'legalWithdrawal',
  privacy: 'legalPrivacy',
  imprint: 'legalImprint',
} as const satisfies Record<LegalPage, keyof typeof en>

const titles = {
  home: 'deliverTo',
  store: 'pickUpIn',
  point: 'pickUpIn',
  inbox: 'mailedTo',
} as const satisfies Record<MailDelivery['to'], keyof typeof en>

function deliverySection(
  { to, items = [], rows, hours, collector, expectedOn }: MailDelivery,
  { locale, translate }: MailFormatters & { locale: Locale },
) {
  const language = languageTag(locale)
  return {
    title: translate(titles[to]),
    rows: [
      ...(items.length > 0 ? [items.join(', ')] : []),
      ...rows,
      ...openingHoursRows(hours, { locale, translate }),
      ...(collector === null ? [] : [translate('collectedBy', { name: collector })]),
      ...(expectedOn === null
        ? []
        : [translate('expectedBy', { date: dateIn(language, expectedOn) })]),
    ],
  }
}

/** The opening hours of a store below a title, if they are known. */
export function openingHoursRows(
  hours: readonly OpeningHours[],
  { locale, translate }: { locale: Locale; translate: TranslateMail },
): string[] {
  if (hours.length === 0) return []
  const lines = hoursLines(hours, languageTag(locale))
  return [
    `${translate('openingHours')}:`,
    ...lines.map((line) => `${line.days}: ${line.hours ?? translate('closed')}`),
  ]
}

const dateIn = (language: string, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
