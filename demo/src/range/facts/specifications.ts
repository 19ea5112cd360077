import { languageOf, type Locale } from '@cairn/contract/sites'
import type { Facts, StyleIdea } from '../idea.ts'
import { isEnglish, speltIn } from '../assemble/spelling.ts'
import { type Label, labels } from './labels.ts'
import { cares, fills, materials } from './materials.ts'
import * as measures from './measures.ts'

type Specification = { label: string; value: string }
type Told = readonly [Label, string] | undefined

/** The facts of a style as a page lists them, in the words and units of the country. */
export function specificationsOf(
  { facts, sizes }: Pick<StyleIdea, 'facts' | 'sizes'>,
  locale: Locale,
): Specification[] {
  const language = languageOf(locale)
  const spelt = (text: string) => (isEnglish(locale) ? speltIn(locale, text) : text)
  const told: Told[] = [
    // What is sent by mail weighs nothing.
    facts.grams > 0
      ? [hasMedium.has(sizes) ? 'weightOfM' : 'weight', measures.weight(locale, facts.grams)]
      : undefined,
    ...substances(facts, locale),
    ...figures(facts, locale),
    facts.care && ['care', cares[facts.care][language]],
  ]
  return told
    .filter((one) => one !== undefined)
    .map(([label, value]) => ({
      label: spelt(labels[label][language]),
      value: spelt(capital(value, locale)),
    }))
}

const hasMedium = new Set<string>(['women', 'men', 'unisex', 'hands', 'feet', 'three-backs'])

function substances(facts: Facts, locale: Locale): Told[] {
  const language = languageOf(locale)
  return [
    facts.material && [
      'material',
      facts.material.map((material) => materials[material][language]).join(', '),
    ],
    facts.fill && ['fill', fills[facts.fill][language]],
  ]
}

function figures(facts: Facts, locale: Locale): Told[] {
  const told = <Value>(
    label: Label,
    value: Value | undefined,
    write: (locale: Locale, value: Value) => string,
  ): Told => (value === undefined ? undefined : [label, write(locale, value)])
  return [
    told('waterproof', facts.waterproofMillimetres, measures.millimetres),
    told('comfort', facts.comfortCelsius, measures.temperature),
    told('volume', facts.litres, measures.litres),
    told('capacity', facts.millilitres, measures.millilitres),
    told('sleeps', facts.people, measures.people),
    told('light', facts.lumens, measures.lumens),
    told('drop', facts.dropMillimetres, measures.millimetres),
    told('packed', facts.packedCentimetres, measures.packedSize),
    told('recycled', facts.recycledPercent, measures.share),
  ]
}

const capital = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
