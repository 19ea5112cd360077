import { languageOf, type Locale } from '@cairn/contract/sites'
import type { StyleIdea, Words } from '../idea.ts'
import { isEnglish, speltIn } from './spelling.ts'

/** A style's words for a country: its language, its spelling, and what the country says otherwise. */
export function wordsIn(
  { words, regional }: Pick<StyleIdea, 'words' | 'regional'>,
  locale: Locale,
): Words {
  const written = words[languageOf(locale)]
  const spelt = isEnglish(locale) ? speltWords(written, (text) => speltIn(locale, text)) : written
  return { ...spelt, ...regional?.[locale] }
}

const speltWords = (
  { name, kind, description, features }: Words,
  spell: (text: string) => string,
): Words => ({
  name: spell(name),
  kind: spell(kind),
  description: spell(description),
  features: features.map(spell),
})
