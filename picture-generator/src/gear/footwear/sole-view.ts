import type { Footwear } from '../../look.ts'
import { darker, mix } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Random } from '../../relief/noise.ts'
import type { Part } from '../../relief/part.ts'
import { curve, ellipse, polygon, type Pt } from '../../relief/path.ts'
import { inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { pickRandom } from '../random-choice.ts'
import { pairOf, markPlaceholder } from './pair.ts'
import { type Shades } from './shades.ts'

/** A left sole from below, its toe up. */
const outer =
  '330 300, 410 316, 470 400, 496 530, 478 680, 440 800, 432 900, 446 1020, 430 1130, 372 1196, 300 1200, 236 1150, 216 1040, 222 900, 204 760, 180 620, 180 480, 214 370, 270 314'

type SoleViewOptions = { look: Footwear; shades: Shades; random: Random }

/** Both soles seen from below. */
export function solesBelow(options: SoleViewOptions): Part[] {
  const isWord = options.random() < 0.5
  const color = inkOn(options.look.sole === 'wedge' ? options.shades.rubber : options.shades.foam)
  const markAt = (at: Pt) =>
    isWord ? wordmark({ at, height: 25, color }) : symbol({ at, height: 76, color })
  return pairOf(oneSole(options), { closer: 84, at: [334, 838], markAt })
}

function oneSole({ look, shades, random }: SoleViewOptions): Part[] {
  const pts = trace(outer)
  const d = curve(pts)
  const inset = curve(smaller(pts, 0.88, 0.95))
  const isFlat = look.sole === 'wedge'
  const ground = isFlat ? shades.rubber : mix(shades.rubber, shades.foam, 0.12)
  const pads = pickRandom(random, [shades.rubber, shades.rubber, darker(shades.base, 0.2)])
  const bump = look.sole === 'lugged' ? 16 : look.sole === 'low' ? 9 : 6
  return [
    {
      d,
      color: shades.foam,
      cloth: 'foam',
      z: 0,
      form: { depth: 40, power: 0.3 },
      bevel: rim(26, 22),
    },
    {
      d: inset,
      color: ground,
      cloth: 'rubber',
      z: 16,
      form: { d, depth: 40, power: 0.3 },
      bevel: rim(8, 6),
    },
    {
      d: pattern(look.sole, random),
      clip: curve(smaller(pts, 0.85, 0.94)),
      color: pads,
      cloth: 'rubber',
      z: 22,
      form: { d, depth: 40, power: 0.3 },
      bevel: rim(bump * 0.7, bump),
    },
    {
      d: ellipse([334, 838], 66, 74),
      color: isFlat ? ground : shades.foam,
      cloth: 'foam',
      z: 20,
      paint: markPlaceholder,
      form: { d, depth: 40, power: 0.3 },
      bevel: rim(10, -6),
    },
  ]
}

function smaller(pts: readonly Pt[], kx: number, ky: number): Pt[] {
  return pts.map(([x, y]): Pt => [330 + (x - 330) * kx, 750 + (y - 750) * ky])
}

function pattern(sole: Footwear['sole'], random: Random): string {
  if (sole === 'wedge') return pickRandom(random, [waves, () => dots(30)])()
  if (sole === 'lugged') return pickRandom(random, [blocks, () => chevrons(74, 40)])()
  if (sole === 'low') return pickRandom(random, [() => chevrons(52, 22), () => dots(44)])()
  return pickRandom(random, [pods, () => chevrons(66, 30), waves])()
}

/** All of the sole except the arch, where the logo is. */
function rows(step: number): number[] {
  const all = Array.from({ length: Math.floor(940 / step) }, (_, i) => 300 + i * step)
  return all.filter((y) => y + step < 762 || y > 916)
}

function chevrons(step: number, thick: number): string {
  return rows(step)
    .flatMap((y) => {
      const down = y > 880 ? -1 : 1
      return [190, 270, 350, 430].map((x, i) => {
        const side = i % 2 === 0 ? 1 : -1
        const rise = 26 * down * side
        return polygon([
          [x - 34, y + rise],
          [x + 34, y - rise],
          [x + 34, y - rise + thick],
          [x - 34, y + rise + thick],
        ])
      })
    })
    .join('')
}

function blocks(): string {
  return rows(62)
    .flatMap((y, r) =>
      Array.from({ length: 6 }, (_, i) => {
        const x = 172 + i * 62 + (r % 2) * 20
        const cut = 12 + ((r * 7 + i * 5) % 9)
        return polygon([
          [x, y + cut],
          [x + cut, y],
          [x + 46, y + 6],
          [x + 48, y + 36],
          [x + 30, y + 46],
          [x + 2, y + 42],
        ])
      }),
    )
    .join('')
}

function dots(size: number): string {
  return rows(size)
    .flatMap((y, r) =>
      Array.from({ length: Math.ceil(360 / size) }, (_, i) =>
        ellipse([180 + i * size + (r % 2) * size * 0.5, y + size / 2], size * 0.36),
      ),
    )
    .join('')
}

function waves(): string {
  return rows(34)
    .map((y) => {
      const edge = (dy: number): Pt[] =>
        Array.from({ length: 25 }, (_, i): Pt => [160 + i * 15, y + dy + 8 * Math.sin(i * 1.05)])
      return polygon([...edge(0), ...edge(19).toReversed()])
    })
    .join('')
}

/** Large flat pads with gaps where the foot bends. */
function pods(): string {
  const shapes = [
    '214 420, 270 330, 330 310!, 330 392!, 262 440',
    '346 310!, 420 340, 468 440, 400 440, 346 392!',
    '190 470!, 262 458, 330 410!, 330 520!, 250 560, 186 560!',
    '346 410!, 410 458, 484 470!, 490 560!, 420 560, 346 520!',
    '186 580!, 250 580, 330 540!, 330 640!, 260 680, 200 690!',
    '346 540!, 420 580, 490 580!, 480 690!, 420 680, 346 640!',
    '206 710!, 262 700, 330 660!, 330 740!, 226 770!',
    '346 660!, 420 700, 474 706!, 450 770!, 346 740!',
    '230 930!, 320 920!, 320 1080!, 226 1060!',
    '346 920!, 430 930!, 440 1060!, 346 1080!',
    '230 1080!, 320 1098!, 320 1190!, 250 1150',
    '346 1098!, 436 1080!, 420 1140, 346 1190!',
  ]
  return shapes.map((s) => curve(trace(s))).join('')
}
