import { languageTag } from '@cairn/contract/language-tag'
import { languageOf, type Language, type Locale, locales } from '@cairn/contract/sites'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it } from '../messages/it.ts'
import type { Messages } from '../messages/messages.ts'
import { refined } from '../messages/refined.ts'
import { messagesElement, type Catalogue } from './messages.tsx'

const byLanguage: Record<Language, Messages> = { en, fr, de, it, es }

const byLocale = new Map<Locale, Messages>(
  locales.map((locale) => [locale, { ...byLanguage[languageOf(locale)], ...refined[locale] }]),
)

type Recorded = { catalogue: Catalogue; said: ReadonlyMap<string, string> }

/** For one page; remembers what it says, since that is all its scripts need to take it over. */
export function messagesFor(locale: Locale): Recorded {
  const said = new Map<string, string>()
  const messages = new Proxy(byLocale.get(locale) ?? en, {
    get(all, key: keyof Messages) {
      said.set(key, all[key])
      return all[key]
    },
  })
  return { catalogue: { language: languageTag(locale), messages }, said }
}

/** The page with the sentences that it says, for its scripts. */
export function withMessages(html: string, { said }: Recorded, nonce: string): string {
  const sentences = JSON.stringify(Object.fromEntries(said)).replaceAll('<', '\\u003c')
  const attributes = `type="application/json" id="${messagesElement}" nonce="${nonce}"`
  return html.replace('</head>', () => `<script ${attributes}>${sentences}</script></head>`)
}
