import { type Locale, locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { styles } from './test-styles.ts'

type Style = (typeof styles)[number]

const specificationsOf = (style: Style, locale: Locale) =>
  style.texts[locale].specifications.map(({ label, value }) => ({
    label,
    value: value.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-'),
  }))

const linesOf = (styleId: string, locale: Locale) => {
  const style = styles.find((candidate) => candidate.styleId === styleId)
  if (!style) throw new Error(`there is no style ${styleId}`)
  return specificationsOf(style, locale).map(({ label, value }) => `${label}: ${value}`)
}

/** The values of one specification, American and in another locale. */
const valuesOf = (label: RegExp, locale: Locale) =>
  styles.flatMap((style) => {
    const others = specificationsOf(style, locale)
    return specificationsOf(style, 'en-us').flatMap((specification, index) =>
      label.test(specification.label)
        ? [
            {
              styleId: style.styleId,
              american: specification.value,
              other: others[index]?.value ?? '',
            },
          ]
        : [],
    )
  })

/** The numbers of an American text, with their units: "2 lb 8 oz (1.12 kg)". */
const amountIn = (text: string, unit: string): number => {
  const match = new RegExp(`(-?[\\d.,]+) ${unit}(?![\\w])`).exec(text)
  return Number((match?.[1] ?? '0').replaceAll(',', ''))
}
const gramsIn = (text: string) => amountIn(text, 'kg') * 1000 + amountIn(text, 'g')

test('weights in the US are also given in ounces and pounds', () => {
  const weights = valuesOf(/^Weight/, 'en-gb')
  expect(weights.length).toBeGreaterThan(200)
  for (const { styleId, american, other } of weights) {
    expect([styleId, american]).toEqual([
      styleId,
      expect.stringMatching(/^(\d+ lb|(\d+ lb )?[\d.]+ oz) \([\d.]+ k?g\)$/),
    ])
    expect(american.endsWith(`(${other})`)).toBe(true)
    const imperial = amountIn(american, 'lb') * 16 + amountIn(american, 'oz')
    const step = american.includes('lb') ? 1 : 0.1
    expect(Math.abs(imperial - gramsIn(american) / 28.349_52)).toBeLessThanOrEqual(step / 2 + 0.001)
  }
})

test('values in the US are also given in degrees Fahrenheit, fluid ounces and inches', () => {
  for (const { american, other } of valuesOf(/^Comfortable/, 'en-gb')) {
    const celsius = amountIn(american, '°C')
    expect(american).toBe(`${Math.round((celsius * 9) / 5 + 32)} °F (${other})`)
  }
  for (const { american, other } of valuesOf(/^Capacity/, 'en-gb')) {
    expect(american).toBe(`${Math.round(amountIn(other, 'ml') / 29.5735)} fl oz (${other})`)
  }
  for (const { american, other } of valuesOf(/^Packed/, 'en-gb')) {
    const [, ...sides] = /^([\d.]+) × ([\d.]+) cm$/.exec(other) ?? []
    const inches = sides.map((side) => Math.round(Number(side) / 0.254) / 10)
    expect(american).toBe(`${inches.join(' × ')} in (${other})`)
  }
})

test('values elsewhere are metric, in the number format of the country', () => {
  const decimalPoint = ['en-ca', 'en-gb']
  for (const locale of locales.filter((id) => id !== 'en-us')) {
    const texts = styles.flatMap((style) => specificationsOf(style, locale))
    expect(texts.filter(({ value }) => /°F|\d (fl oz|oz|lb|in)\b/.test(value))).toEqual([])
    const separator = decimalPoint.includes(locale) ? /\d\.\d{1,2} kg/ : /\d,\d{1,2} kg/
    for (const { value } of texts.filter((text) => /\d[.,]\d+ kg$/.test(text.value)))
      expect(value).toMatch(separator)
  }
  const waterproof = (locale: Locale) =>
    valuesOf(/^Waterproof/, locale).find(({ american }) => american === '20,000 mm')?.other
  expect(waterproof('de-de')).toBe('20.000 mm')
  expect(waterproof('fr-ca')).toBe('20 000 mm')
})

test('every locale has the same specifications, under one label for each language', () => {
  const labels = new Map<string, string>()
  for (const style of styles) {
    const american = specificationsOf(style, 'en-us')
    expect(duplicateLabels(american)).toEqual([])
    for (const locale of locales) {
      const others = specificationsOf(style, locale)
      expect([style.styleId, locale, others.length]).toEqual([
        style.styleId,
        locale,
        american.length,
      ])
      others.forEach(({ label }, index) => {
        const key = `${locale} ${american[index]?.label}`
        expect(labels.get(key) ?? label).toBe(label)
        labels.set(key, label)
      })
    }
  }
})

const duplicateLabels = (specifications: readonly { label: string }[]) =>
  specifications.filter(
    ({ label }, index) =>
      specifications.findIndex((specification) => specification.label === label) !== index,
  )

test('every value starts with a capital letter, a number or a minus', () => {
  const values = styles.flatMap((style) =>
    locales.flatMap((locale) => specificationsOf(style, locale).map(({ value }) => value)),
  )
  expect(values.filter((value) => !/^[\p{Lu}\d-]/u.test(value))).toEqual([])
})

test('a jacket lists its weight, material, fill and care in the language of the country', () => {
  expect(linesOf('CAIRN001', 'en-us')).toEqual([
    'Weight (size M): 15.2 oz (430 g)',
    'Material: Recycled nylon',
    'Fill: Responsibly sourced down, 800 fill power',
    'Comfortable down to: 14 °F (-10 °C)',
    'Recycled content: 100%',
    'Care: Machine wash cold, 86 °F',
  ])
  expect(linesOf('CAIRN001', 'de-de')).toEqual([
    'Gewicht (Größe M): 430 g',
    'Material: Recyceltes Polyamid',
    'Füllung: Daune aus verantwortungsvoller Herkunft, 800 cuin',
    'Komfortbereich bis: -10 °C',
    'Recyclinganteil: 100 %',
    'Pflege: Maschinenwäsche bei 30 °C',
  ])
})

test('gear has the specifications of its product type', () => {
  expect(linesOf('CRNE1018', 'en-us')).toContain('Sleeps: 4 people')
  expect(linesOf('CRNE1018', 'it-it')).toContain('Posti: 4 persone')
  expect(linesOf('CRNE1015', 'es-es')).toContain('Plazas: 1 persona')
  expect(linesOf('CRNE1048', 'it-it')).toContain('Luminosità: 1100 lm')
  expect(linesOf('CRNE1049', 'en-us').slice(1, 4)).toEqual([
    'Material: Aluminum, stainless steel',
    'Capacity: 34 fl oz (1,000 ml)',
    'Packed size: 6.7 × 4.7 in (17 × 12 cm)',
  ])
  expect(linesOf('CRNE1049', 'en-gb')[1]).toBe('Material: Aluminium, stainless steel')
  expect(linesOf('CRNE1007', 'en-us')).toContain('Volume: 55 L')
  const shoes = styles.filter(({ categories }) =>
    ['210401', '220401'].includes(categories[0] ?? ''),
  )
  expect(shoes).toHaveLength(12)
  for (const { styleId } of shoes)
    expect(linesOf(styleId, 'it-it')).toContainEqual(expect.stringMatching(/^Drop: \d+ mm$/))
})

test('a gift card has no specifications', () => {
  expect(linesOf('CAIRN008', 'en-us')).toEqual([])
  const empty = styles.filter(({ texts }) => texts['en-us'].specifications.length === 0)
  expect(empty.map(({ styleId }) => styleId)).toEqual(['CAIRN008'])
})
