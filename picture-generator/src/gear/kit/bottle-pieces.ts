import { darker, type Hex } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part } from '../../relief/part.ts'
import { across, half, line, ribbon } from '../../relief/path.ts'
import { pickRandom } from '../random-choice.ts'
import { groove, inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { brandSymbol, latheShape, uprightWordmark, type Kit } from './kit.ts'

type Shell = { d: string; form: Form }

export function coat(shell: Shell, color: Hex, paint = ''): Part {
  return { ...shell, color, cloth: 'powder', z: 6, bevel: rim(5, 4), paint }
}

/** A ring round the body, between two heights. */
export function ring(w: number, [top, bottom]: readonly [number, number], color: Hex): Part {
  const shell = latheShape(`0 ${top + 4}, ${w} ${top}!, ${w} ${bottom}!, 0 ${bottom + 4}`, w)
  return { ...shell, color, cloth: 'rubber', z: 12, bevel: rim(5, 4) }
}

/** The brand's wordmark or symbol; `y` is its middle. */
export function bottlePrint({ colours, random }: Kit, w: number, y: number): string {
  const color = inkOn(colours.main)
  const tall = Math.min(66, w * 0.5)
  return pickRandom(random, [
    uprightWordmark([602, y + 40], tall, color) +
      brandSymbol([600, y - tall * 3.2], tall * 0.95, color),
    wordmark({ at: [600, y], height: w * 0.32, color }),
    brandSymbol([600, y], w * 0.86, color),
  ])
}

export function loop({ colours }: Kit, w: number, y: number): Part {
  const pts = `${-w} ${y}, ${-w - 4} ${y - 72}, -40 ${y - 108}, 0 ${y - 116}, 40 ${y - 108}, ${w + 4} ${y - 72}, ${w} ${y}`
  const color = darker(colours.second, 0.1)
  return { d: ribbon(half(trace(pts)), 24), color, cloth: 'rubber', z: 8, bevel: rim(11, 11) }
}

type Cap = { w: number; top: number; bottom: number }

/** A screw cap with a milled edge. */
export function cap({ colours }: Kit, { w, top, bottom }: Cap): Part {
  const shell = latheShape(
    `0 ${top}, ${w - 14} ${top}, ${w} ${top + 9}, ${w + 2} ${top + 24}, ${w + 2} ${bottom - 4}!, 0 ${bottom}`,
    w,
  )
  const mill = Array.from({ length: 25 }, (_, i) => {
    const x = 600 + w * Math.sin(((i - 12) / 12.5) * (Math.PI / 2))
    return `<path d="${line([x, top + 28], [x, bottom - 14])}"/>`
  })
  const svg = `<g stroke="#000" stroke-width="5" stroke-linecap="round" fill="none">${mill.join('')}</g>`
  return {
    ...shell,
    color: colours.second,
    cloth: 'plastic',
    z: 10,
    bevel: rim(7, 6),
    relief: { svg, h: 3, soft: 0.8 },
  }
}

/** A bare steel foot. */
export function foot({ form }: Shell, w: number, y: number): Part {
  const { d } = latheShape(
    `0 ${y + 6}, 60 ${y + 4}, ${w - 2} ${y - 4}!, ${w - 6} ${y + 14}, ${w - 20} ${y + 26}!, 0 ${y + 32}`,
    w,
  )
  return { d, color: '#c3c6c6', cloth: 'steel', z: 8, form }
}

export function turnedGroove(w: number, y: number) {
  return groove(across(trace(`0 ${y + 4}, ${w} ${y}`)), 3, 2)
}
