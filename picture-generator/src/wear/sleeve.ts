import { seededRandom } from '../relief/noise.ts'
import { along, corner, curve, half, pick, type Pt } from '../relief/path.ts'
import type { Measures } from './measures.ts'

/** A right sleeve. The left one has its own random differences and is then mirrored. */
export type Sleeve = {
  outline: string
  /** Past the cuff, for short sleeves that stay round to their edge. */
  form: string
  outer: readonly Pt[]
  inner: readonly Pt[]
  /** A line across: 0 at the armpit, 1 at the end. */
  over: (t: number, sag?: number) => Pt[]
  /** The middle of the tube. */
  middle: (t: number) => Pt
  elbow: Pt
  /** A seam from shoulder to cuff. */
  seam: Pt[]
  seed: number
}

export type SleeveStyle = {
  m: Measures
  seed: number
  /** 1 is a whole sleeve, 0.3 that of a t-shirt. */
  share: number
  bumps?: ((edge: readonly Pt[], side: 1 | -1) => Pt[]) | undefined
}

export function sleeveOf({ m, seed, share, bumps }: SleeveStyle): Sleeve {
  const tube = centreLine(m, poseOf(seed, share))
  const outer = bumps ? bumps(tube.outer, 1) : tube.outer
  const inner = bumps ? bumps(tube.inner, -1) : tube.inner
  const outline = outlineOf(m, outer, inner)
  const line = (t: number): readonly [Pt, Pt] => [
    along(tube.inner, Math.max(0, t)),
    along(tube.outer, tube.shoulderShare + (1 - tube.shoulderShare) * t),
  ]
  return {
    outline,
    form: share < 0.5 ? longer(m, tube.outer, tube.inner) : outline,
    outer: tube.outer,
    inner: tube.inner,
    over: (t, sag = 8) => overTube(line(t), sag),
    middle: (t) => interpolate(line(t), 0.5),
    elbow: tube.elbow,
    seam: [
      ...underArm(m).slice(0, 2).toReversed(),
      ...[0.25, 0.6, 1.02].map((t) => interpolate(line(t), 0.42)),
    ],
    seed,
  }
}

/** How an arm hangs; a short sleeve stands off wider. */
function poseOf(seed: number, share: number): Pose {
  const random = seededRandom(seed * 31 + 5)
  if (share < 0.5) return { lean: 0.47 + random() * 0.1, bend: 0.02, share }
  const lean = 0.17 + random() * 0.13
  return { lean, bend: lean + (random() - 0.62) * 0.2, share }
}

function outlineOf(m: Measures, outer: readonly Pt[], inner: readonly Pt[]): string {
  const end = interpolate([pick(outer, -1), pick(inner, -1)], 0.5)
  return curve([
    corner(pick(outer, 0)),
    ...outer.slice(1, -1),
    corner(pick(outer, -1)),
    [end[0] + 2, end[1] + 7],
    corner(pick(inner, -1)),
    ...inner.slice(1, -1).toReversed(),
    ...underTorso(m),
  ])
}

/** Hidden by the torso. */
function underTorso({ shoulder: [sx, sy], armpit: [ax, ay] }: Measures): Pt[] {
  return half([
    [ax - 22, ay + 8],
    [ax - 62, ay - 14],
    [sx - 66, ay - 100],
    [sx - 48, sy + 50],
  ])
}

function underArm({ shoulder: [sx, sy], armpit: [ax, ay] }: Measures): Pt[] {
  return half([
    [ax + 14, ay - 24],
    [sx - 4, sy + 60],
  ])
}

function overTube([a, b]: readonly [Pt, Pt], sag: number): Pt[] {
  const dx = (b[0] - a[0]) * 0.16
  const dy = (b[1] - a[1]) * 0.16
  const middle = interpolate([a, b], 0.5)
  return [
    [b[0] + dx, b[1] + dy - 3],
    [middle[0], middle[1] + sag],
    [a[0] - dx, a[1] - dy - 3],
  ]
}

function longer(m: Measures, outer: readonly Pt[], inner: readonly Pt[]): string {
  return curve([...outer, ...beyond(outer, inner), ...inner.toReversed(), ...underTorso(m)])
}

function beyond(outer: readonly Pt[], inner: readonly Pt[]): Pt[] {
  const a = pick(outer, -1)
  const b = pick(inner, -1)
  return [
    [a[0] + 26, a[1] + 52],
    [b[0] + 22, b[1] + 46],
  ]
}

type Pose = { lean: number; bend: number; share: number }

/** Edges of a tube that leaves the armhole at one angle and goes on below the elbow at another. */
function centreLine(m: Measures, { lean, bend, share }: Pose) {
  const { bicep, elbow, wrist, upper, lower } = m.sleeve
  const armpit = m.armpit
  const start = step(armpit, acrossArm(lean), bicep)
  const elbowAt = step(start, alongArm(lean), upper)
  const isShort = share < 0.5
  const length = share * (upper + lower)
  const end = isShort
    ? step(start, alongArm(lean), length * 0.42)
    : step(elbowAt, alongArm(bend), lower * share)
  const mid = (lean + bend) / 2
  const opening = isShort ? bicep + 8 : wrist
  const outerStart = step(start, acrossArm(lean), bicep)
  const [sx, sy] = m.shoulder
  const shoulder: Pt = [sx - 5, sy - 4]
  const cap = [0.34, 0.7].map((t): Pt => [
    shoulder[0] + (outerStart[0] - shoulder[0]) * t + 15 * (1.2 - t),
    shoulder[1] + (outerStart[1] - shoulder[1]) * t - 17,
  ])
  const endTurn = isShort ? lean + 0.12 : bend
  const through = isShort
    ? []
    : [
        step(elbowAt, acrossArm(mid), elbow + 5),
        step(step(elbowAt, alongArm(bend), lower * 0.5), acrossArm(bend), (elbow + wrist) / 2 + 1),
      ]
  const inwards = isShort
    ? []
    : [
        step(elbowAt, acrossArm(mid), -elbow + 2),
        step(step(elbowAt, alongArm(bend), lower * 0.5), acrossArm(bend), -(elbow + wrist) / 2),
      ]
  const outer = half([
    shoulder,
    ...cap,
    outerStart,
    ...through,
    step(end, acrossArm(endTurn), opening),
  ])
  const inner = half([
    armpit,
    ...inwards,
    step(end, acrossArm(endTurn), -opening + (isShort ? 4 : 0)),
  ])
  const whole = reachOf(outer)
  return {
    outer,
    inner,
    elbow: half([elbowAt])[0] ?? elbowAt,
    shoulderShare: reachOf(outer.slice(0, 4)) / whole,
  }
}

function alongArm(angle: number): Pt {
  return [Math.sin(angle), Math.cos(angle)]
}

function acrossArm(angle: number): Pt {
  return [Math.cos(angle), -Math.sin(angle)]
}

function step(p: Pt, [dx, dy]: Pt, by: number): Pt {
  return [p[0] + dx * by, p[1] + dy * by]
}

function reachOf(pts: readonly Pt[]): number {
  return pts
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(p[0] - pick(pts, i)[0], p[1] - pick(pts, i)[1]), 0)
}

function interpolate([a, b]: readonly [Pt, Pt], t: number): Pt {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}
