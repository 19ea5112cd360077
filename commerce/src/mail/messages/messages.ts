import type { Locale } from '@cairn/contract/sites/sites'
import { messagesIn, type Translate } from '@cairn/contract/translation/translation'
import { de } from './de.ts'
import { enCa, enUs } from './en-north-america.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { frCa } from './fr-ca.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const mailMessagesFor = (locale: Locale) =>
  messagesIn<typeof en>(
    locale,
    { en, fr, de, it, es },
    { 'en-us': enUs, 'en-ca': enCa, 'fr-ca': frCa },
  )

export type TranslateMail = Translate<typeof en>
