import { languageOf, type Language, type Locale } from '@cairn/contract/sites'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it } from '../messages/it.ts'
import type { Messages } from '../messages/messages.ts'
import { languageTag } from './language-tag.ts'
import type { Catalogue } from './messages.tsx'

const messagesOf: Record<Language, Messages> = { en, fr, de, it, es }

export const messagesFor = (locale: Locale): Catalogue => ({
  language: languageTag(locale),
  messages: messagesOf[languageOf(locale)],
})
