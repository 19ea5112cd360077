import type { Language, Locale } from '@cairn/contract/sites'

/** What is said in every language, and otherwise where a country says it so. */
export type Said<Value> = Record<Language, Value> & Partial<Record<Locale, Value>>

export const said = <Value>(byLocale: Said<Value>) => ({ byLocale })
