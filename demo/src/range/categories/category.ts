import type { Language, Locale } from '@cairn/contract/sites'

/** By language, and where a country says it otherwise, by locale. */
export type Names = Record<Language, string> & Partial<Record<Locale, string>>

export type Category = { id: string; names: Names; below?: readonly Category[] }
