import { readFileSync } from 'node:fs'
import type { Look } from './look.ts'
import palette from '../data/colours.json' with { type: 'json' }

export type Colour = keyof typeof palette

/** How to draw a style. */
export type Style = {
  /** The prefix of the names of its pictures. */
  styleId: string
  /** Determines small random differences of the drawing: folds, pose, print. */
  seed: number
  look: Look
  /** Lists show the first colour. */
  colours: readonly [Colour, ...Colour[]]
  /** Whether only the first colour is drawn from all sides, and the others from the front, or every colour. */
  allSidesOf?: 'first-colour' | 'every-colour'
  /** The second colour that goes with a colour; without one the generator chooses it. */
  seconds?: Partial<Record<Colour, Colour>>
}

/** The colours of the shop: the three letters in a product's id, and the main colour of its pictures. */
export const colours: Record<Colour, { code: string; hex: `#${string}` }> = read('colours.json')

/** All styles whose pictures are in demo/pictures. */
export const styles: readonly Style[] = read('styles.json')

function read(name: string) {
  return JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'))
}
