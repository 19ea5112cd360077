import { languageTag } from '@cairn/contract/sites/formatting'
import { type Language, type Locale, locales } from '@cairn/contract/sites/sites'
import { messagesIn } from '@cairn/contract/translation/translation'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { fr } from '../../messages/fr.ts'
import { it } from '../../messages/it.ts'
import type { Messages } from '../../messages/messages.ts'
import { regionalMessages } from '../../messages/regional-messages.ts'
import { messagesElement, type MessageCatalogue } from './messages.tsx'

const byLanguage: Record<Language, Messages> = { en, fr, de, it, es }

const byLocale = new Map<Locale, Messages>(
  locales.map((locale) => [locale, messagesIn<Messages>(locale, byLanguage, regionalMessages)]),
)

type RecordedMessages = { catalogue: MessageCatalogue; used: Map<string, string> }

/** The messages for one page. Records which of them it uses, because hydration needs only those. */
export function messagesFor(locale: Locale): RecordedMessages {
  const used = new Map<string, string>()
  const messages = new Proxy(byLocale.get(locale) ?? en, {
    get(all, key: keyof Messages) {
      used.set(key, all[key])
      return all[key]
    },
  })
  return { catalogue: { language: languageTag(locale), messages }, used }
}

/** The messages that a page uses, for its scripts. */
export function messagesScript({ used }: RecordedMessages): string {
  const json = JSON.stringify(Object.fromEntries(used)).replaceAll('<', '\\u003c')
  const attributes = `type="application/json" id="${messagesElement}"`
  return `<script ${attributes}>${json}</script>`
}
