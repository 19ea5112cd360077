import type { MessagesByLanguage, Translate } from '@cairn/contract/translation/translation'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const mailMessages: MessagesByLanguage<typeof en> = { en, fr, de, it, es }

export type TranslateMail = Translate<typeof en>
