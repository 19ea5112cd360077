import { amountOf, type Currency, type Minor } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorOf } from '@cairn/contract/translation/translation'
import type { ContentLine, MailContent, MailLine, MailLinks } from './mail.ts'
import { mailMessagesFor, type TranslateMail } from './messages/messages.ts'

export type MailFormatters = {
  translate: TranslateMail
  money: (minor: number) => string
  links: MailLinks
}

export const translateIn = (locale: Locale): TranslateMail =>
  translatorOf(mailMessagesFor(locale), languageOf(locale))

export const moneyFormatter =
  ({ locale, currency }: { locale: Locale; currency: Currency }) =>
  (minor: Minor): string =>
    new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
      .format(amountOf(minor))
      .replace('-', '\u2212')

export const linesOf = (
  lines: readonly MailLine[],
  formatters: MailFormatters,
  title:
    | 'lines'
    | 'parcel'
    | 'goingBack'
    | 'staying'
    | 'backInStockLine'
    | 'itemReservedLine' = 'lines',
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

export const pictureUrl = (origin: string, path: string, width: string) =>
  `${origin}${path}?wid=${width}`
