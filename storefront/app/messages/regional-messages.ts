import type { RegionalMessages, Translation } from '@cairn/contract/translation/translation'
import { enCa } from './en-ca.ts'
import { enUs } from './en-us.ts'
import type { en } from './en.ts'
import { frCa } from './fr-ca.ts'

/** The messages in which a country differs from its language. */
export const regionalMessages: RegionalMessages<typeof en> = {
  'en-us': enUs,
  'en-ca': enCa,
  'fr-ca': frCa,
}

/** The parameter is a language tag such as en-US. */
export const regionalMessagesFor = (language: string): Partial<Translation<typeof en>> =>
  new Map(Object.entries(regionalMessages)).get(language.toLowerCase()) ?? {}
