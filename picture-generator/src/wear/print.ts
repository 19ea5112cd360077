import type { Print } from '../look.ts'
import { darker, lighter, lightness, mix, type Hex } from '../relief/hex.ts'
import { centre, type Pt } from '../relief/path.ts'
import type { DrawingOptions } from '../drawing.ts'
import { allover, type PatternName } from './pattern.ts'
import type { Piece } from './piece.ts'
import { scenes } from './scenes.ts'

export type GarmentPrints = { torso: string; sleeves: string; top: string; hasScene: boolean }

const noPrints: GarmentPrints = { torso: '', sleeves: '', top: '', hasScene: false }

/** Always a pattern, never a scene. */
const repeats = ['stripes', 'check', 'tiny-dots', 'stars', 'ferns', 'waves', 'fair-isle'] as const
const repeatedPrints: ReadonlySet<Print> = new Set(repeats)

/** `chest` and `back` print one picture there; `allover` repeats it, tone on tone. */
export function printOn(piece: Piece, placement: 'chest' | 'back' | 'allover'): GarmentPrints {
  const { print } = piece
  if (print === 'none') return noPrints
  if (isRepeated(print)) return everywhere(piece, print, boldInks(piece))
  if (placement === 'allover' && print !== 'wordmark')
    return everywhere(piece, print, quietInks(piece))
  const isHere = piece.isBack === (placement !== 'chest')
  return isHere ? { ...noPrints, hasScene: true, torso: sceneOf(piece, print) } : noPrints
}

function sceneOf(piece: Piece, print: keyof typeof scenes): string {
  const at = middleOf(piece)
  return scenes[print]({
    at,
    width: widthOf(piece),
    inks: contrastingInks(piece),
    seed: piece.seed,
  })
}

/** A print all over cloth that has no chest to show a scene on. */
export function tonalPrint(print: Print, { colourway, seed }: DrawingOptions): string {
  if (print === 'none' || print === 'wordmark') return ''
  const piece = { colourway, seed, print }
  return allover(print, { inks: isRepeated(print) ? boldInks(piece) : quietInks(piece), seed })
}

export function isRepeated(print: Print): print is (typeof repeats)[number] {
  return repeatedPrints.has(print)
}

/** How far a print turns with the arm; what is knitted in goes round it level with the shoulders. */
const leans: Partial<Record<PatternName, number>> = { check: -16, stripes: -16, 'fair-isle': 0 }

function everywhere(piece: Piece, name: PatternName, inks: readonly [Hex, Hex]): GarmentPrints {
  const size = piece.cut === 'kids' ? 0.9 : 1
  const torso = allover(name, { inks, seed: piece.seed, size })
  const lean = leans[name] ?? -12
  return {
    torso,
    sleeves: allover(name, { inks, seed: piece.seed, turn: lean, size }),
    top: torso,
    hasScene: false,
  }
}

function middleOf({ body }: Piece): Pt {
  return [centre, body.level(1.16)]
}

function widthOf({ body, seed, print }: Piece): number {
  const share = print === 'wordmark' ? 0.92 : print === 'symbol' ? 0.78 : 1.02 + (seed % 3) * 0.1
  return body.m.armpit[0] * share
}

/** Two inks that are readable on the main colour: the accent if possible, otherwise a tone of the second colour. */
export function contrastingInks({
  colourway: { main, second, accent },
  seed,
}: Pick<Piece, 'colourway' | 'seed'>): readonly [Hex, Hex] {
  const isContrasting = (hex: Hex) => Math.abs(lightness(hex) - lightness(main)) > 0.24
  const readableSecond = lightness(main) > 0.45 ? darker(second, 0.45) : lighter(second, 0.62)
  const first =
    [second, accent].find(isContrasting) ??
    (isContrasting(readableSecond)
      ? readableSecond
      : lightness(main) > 0.45
        ? '#2b3335'
        : '#e2d9c8')
  const other =
    [accent, second].filter((hex) => hex !== first).find(isContrasting) ?? mix(first, main, 0.38)
  return seed % 2 && isContrasting(other) ? [other, first] : [first, other]
}

function quietInks({ colourway: { main } }: Pick<Piece, 'colourway'>): readonly [Hex, Hex] {
  return lightness(main) > 0.32
    ? [darker(main, 0.2), darker(main, 0.32)]
    : [lighter(main, 0.13), lighter(main, 0.22)]
}

function boldInks(piece: Pick<Piece, 'colourway' | 'seed' | 'print'>): readonly [Hex, Hex] {
  const [first, other] = contrastingInks(piece)
  const { main } = piece.colourway
  if (piece.print === 'check') return [mix(first, main, 0.15), other]
  return [mix(first, main, 0.12), mix(other, main, 0.12)]
}
