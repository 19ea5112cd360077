import type { Language, Locale } from '@cairn/contract/sites'
import type { Colour } from '../colours.ts'
import type { PricePoint } from '../prices.ts'
import type { Look } from './look.ts'
import type { SizeRun } from './sizes.ts'

/** What a copywriter writes of a style. */
export type Words = {
  /** At most 40 characters: "Ridge Shell". */
  name: string
  /** What it is, in a few words under the name: "Three-layer rain jacket". */
  kind: string
  /** Two to four sentences. */
  description: string
  /** Three to five facts, each a short line. */
  features: readonly string[]
}

export type Activity = 'hike' | 'trail-run' | 'climb' | 'ski' | 'camp' | 'travel' | 'everyday'
export type Fit = 'slim' | 'regular' | 'relaxed'

/** Told as specifications, in every language by `facts.ts`. */
export type Facts = {
  /** Of a size M, or of the one size there is. */
  grams: number
  material?: readonly [Material, ...Material[]]
  fill?: 'down-650' | 'down-800' | 'synthetic' | 'recycled-down-700'
  /** Water column. */
  waterproofMillimetres?: number
  comfortCelsius?: number
  litres?: number
  millilitres?: number
  people?: number
  lumens?: number
  dropMillimetres?: number
  packedCentimetres?: readonly [number, number]
  recycledPercent?: number
  care?: 'machine-30' | 'machine-40' | 'hand' | 'wipe' | 'proof-after-wash'
}

export type Material =
  | 'recycled-nylon'
  | 'recycled-polyester'
  | 'nylon-ripstop'
  | 'polyester-fleece'
  | 'merino'
  | 'organic-cotton'
  | 'hemp'
  | 'linen'
  | 'elastane'
  | 'wool'
  | 'full-grain-leather'
  | 'suede'
  | 'rubber'
  | 'eva-foam'
  | 'stainless-steel'
  | 'aluminium'
  | 'carbon-fibre'
  | 'cork'
  | 'silnylon'
  | 'canvas'

/** A style as the range is thought up, before it becomes what a merchant hands in. */
export type StyleIdea = {
  /** Eight characters, for ever the same. */
  styleId: string
  /** The first is the one its page names. */
  categories: readonly [string, ...string[]]
  look: Look
  /** Picks the drawing's small accidents and, with the look, its pictures. */
  seed: number
  /** One to eight; the first is the one that lists show. */
  colours: readonly [Colour, ...Colour[]]
  /** The second colour of each, where the look has one; none: a neighbour chosen by the generator. */
  seconds?: Partial<Record<Colour, Colour>>
  sizes: SizeRun
  price: PricePoint | null
  /** scarce: one to four of each size, some gone. */
  stock: 'plenty' | 'some' | 'scarce' | 'gone' | number
  activities: readonly Activity[]
  fit?: Fit
  facts: Facts
  reviews?: { score: number; count: number }
  /** Months since it came; below two it is new. */
  age: number
  membersFirst?: boolean
  maxPerOrder?: number
  isDigital?: boolean
  isCustom?: boolean
  notSoldAlone?: boolean
  /** Home and collection points only. */
  isBulky?: boolean
  words: Record<Language, Words>
  /** Where a country says it otherwise than its language: trousers and pants, tuque and bonnet. */
  regional?: Partial<Record<Locale, Partial<Words>>>
}
