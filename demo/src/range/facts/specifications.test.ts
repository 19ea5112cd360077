import type { Locale } from '@cairn/contract/sites'
import { expect, test } from 'vitest'
import { specificationsOf } from './specifications.ts'

const jacket = {
  sizes: 'women',
  facts: {
    grams: 540,
    material: ['recycled-nylon', 'elastane'],
    fill: 'down-800',
    waterproofMillimetres: 20_000,
    comfortCelsius: -18,
    recycledPercent: 85,
    care: 'machine-30',
  },
} as const

const told = (style: Parameters<typeof specificationsOf>[0], locale: Locale) =>
  specificationsOf(style, locale).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll(/[\u00a0\u202f]/g, ' '),
  )

test('an American reads ounces and Fahrenheit beside what everybody reads', () => {
  expect(told(jacket, 'en-us')).toEqual([
    'Weight (size M): 1 lb 3 oz (540 g)',
    'Material: Recycled nylon, elastane',
    'Fill: Responsibly sourced down, 800 fill power',
    'Waterproof rating: 20,000 mm',
    'Comfortable down to: 0 °F (−18 °C)',
    'Recycled content: 85%',
    'Care: Machine wash cold, 30 °C',
  ])
})

test('elsewhere facts are metric, in the words and figures of the country', () => {
  expect(told(jacket, 'de-de')).toEqual([
    'Gewicht (Größe M): 540 g',
    'Material: Recyceltes Polyamid, Elasthan',
    'Füllung: Daune aus verantwortungsvoller Herkunft, 800 cuin',
    'Wassersäule: 20.000 mm',
    'Komfortbereich bis: −18 °C',
    'Recyclinganteil: 85 %',
    'Pflege: Maschinenwäsche bei 30 °C',
  ])
  expect(told(jacket, 'fr-ca')[3]).toBe('Imperméabilité: 20 000 mm')
})

test('gear tells what gear is asked for', () => {
  const gear = {
    sizes: 'one',
    facts: {
      grams: 1420,
      material: ['aluminium'],
      litres: 45,
      millilitres: 500,
      people: 2,
      lumens: 400,
      dropMillimetres: 6,
      packedCentimetres: [42, 14.5],
    },
  } as const
  expect(told(gear, 'en-us')).toEqual([
    'Weight: 3 lb 2 oz (1.42 kg)',
    'Material: Aluminum',
    'Volume: 45 L',
    'Capacity: 17 fl oz (500 ml)',
    'Sleeps: 2 people',
    'Brightness: 400 lm',
    'Heel-to-toe drop: 6 mm',
    'Packed size: 16.5 × 5.7 in (42 × 14.5 cm)',
  ])
  expect(told(gear, 'en-gb').slice(0, 2)).toEqual(['Weight: 1.42 kg', 'Material: Aluminium'])
  expect(told(gear, 'it-it').slice(4)).toEqual([
    'Posti: 2 persone',
    'Luminosità: 400 lm',
    'Drop: 6 mm',
    'Misure da chiuso: 42 × 14,5 cm',
  ])
  expect(told({ sizes: 'gift-card', facts: { grams: 0 } }, 'en-us')).toEqual([])
  expect(told({ ...gear, facts: { grams: 90, people: 1 } }, 'es-es')).toEqual([
    'Peso: 90 g',
    'Plazas: 1 persona',
  ])
})
