import type { MessagesByLanguage } from '@cairn/contract/translation/translation'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The texts of the page with the data of a shopper: its own, and the names of the exported tables and columns. */
export const dataMessages: MessagesByLanguage<typeof en> = { en, fr, de, it, es }
