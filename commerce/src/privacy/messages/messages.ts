import type { Locale } from '@cairn/contract/sites/sites'
import { messagesIn } from '@cairn/contract/translation/translation'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { frCa } from './fr-ca.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The texts of the page with the data of a shopper: its own, and the names of the exported tables and columns. */
export const dataMessagesFor = (locale: Locale) =>
  messagesIn<typeof en>(locale, { en, fr, de, it, es }, { 'fr-ca': frCa })
