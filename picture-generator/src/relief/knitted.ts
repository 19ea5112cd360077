import { clumps, fibres, rough, uneven, wave, zigzag, type Material } from './grain.ts'

const bent = (x: number, y: number): readonly [number, number] => [
  x + 5 * rough(x / 22, y / 22),
  y + 5 * uneven(x / 22, y / 22),
]
const curl = (x: number, y: number, size: number) => {
  const [bx, by] = bent(x, y)
  return clumps(bx / size, by / size)
}
/** Short strands that turn at every step. */
const curls = (x: number, y: number) => {
  const angle = 5 * rough(x / 13, y / 13)
  const along = x * Math.cos(angle) + y * Math.sin(angle)
  const over = y * Math.cos(angle) - x * Math.sin(angle)
  return uneven(along / 4.6, over / 2)
}
const holes = (x: number, y: number) =>
  Math.abs(wave(x / 8 + (Math.floor(y / 7) % 2) * 0.5) * wave(y / 7))
/** From the middle of a column of stitches, 0, to the valley beside it, 1. */
const beside = (x: number, width: number) => Math.abs(x / width - Math.floor(x / width) - 0.5) * 2
const plait = (x: number, y: number) => zigzag(y / 19 + 0.55 * (1 - beside(x, 26)) + 0.5)
/** A rope of two strands that cross, in a column 78 wide. */
const rope = (x: number, y: number) => {
  const u = (beside(x, 78) - 0) * 1
  const strand = Math.abs(wave(y / 34 + (u < 0.5 ? u * 1.4 : 0)))
  return u < 0.56 ? Math.sqrt(1 - (u / 0.56) ** 2) * (0.62 + 0.38 * strand) : 0
}
const squares = (x: number, y: number) =>
  Math.min(1, 1.5 * Math.min(Math.abs(wave(x / 12)), Math.abs(wave(y / 12))))

export const knitted = {
  /** Curly pile: loops that read at card size, strands that read close up. */
  sherpa: {
    spec: 0,
    gloss: 4,
    sheen: 0.6,
    period: 7,
    bump: (x, y) =>
      2.3 * (1 - curl(x, y, 8.5)) +
      1.9 * curls(x, y) +
      2.4 * rough(x / 26, y / 23) +
      1.5 * uneven(x / 1.5, y / 1.5),
    tint: (x, y) =>
      1.03 -
      0.17 * curl(x, y, 8.5) +
      0.13 * curls(x, y) +
      0.07 * rough(x / 30, y / 27) +
      0.09 * uneven(x / 1.5, y / 1.5),
  },
  /** Short brushed pile. */
  fleece: {
    spec: 0,
    gloss: 4,
    sheen: 0.5,
    period: 4,
    bump: (x, y) =>
      0.5 * fibres(x, y, 4) + 0.5 * rough(x / 5, y / 5) + 0.8 * uneven(x / 18, y / 16),
    tint: (x, y) =>
      1 + 0.06 * fibres(x, y, 4) + 0.04 * rough(x / 2.2, y / 2.2) + 0.03 * uneven(x / 20, y / 16),
  },
  /** Fleece in raised squares. */
  grid: {
    spec: 0,
    gloss: 4,
    sheen: 0.4,
    period: 8,
    bump: (x, y) => 2.2 * squares(x, y) + 0.3 * rough(x / 2.2, y / 2.2),
    tint: (x, y) => 0.86 + 0.16 * squares(x, y) + 0.04 * uneven(x / 2.4, y / 2.4),
  },
  jersey: {
    spec: 0,
    gloss: 4,
    sheen: 0.22,
    period: 4,
    bump: (x, y) => 0.32 * zigzag(x / 4 + 0.25 * zigzag(y / 5)) + 0.12 * rough(x / 2, y / 2),
    tint: (x, y) => 1 + 0.035 * rough(x / 2.4, y / 7) + 0.025 * uneven(x / 9, y / 2.2),
  },
  /** Heavier cotton for hoodies, with slubs. */
  sweat: {
    spec: 0,
    gloss: 4,
    sheen: 0.26,
    period: 4,
    bump: (x, y) => 0.42 * zigzag(x / 4.4 + 0.3 * zigzag(y / 5)) + 0.2 * rough(x / 2, y / 2),
    tint: (x, y) => 1 + 0.05 * rough(x / 2.2, y / 9) + 0.04 * uneven(x / 14, y / 3),
  },
  merino: {
    spec: 0,
    gloss: 4,
    sheen: 0.3,
    period: 3,
    bump: (x, y) => 0.26 * zigzag(x / 3) + 0.1 * rough(x / 1.6, y / 1.6),
    tint: (x, y) => 1 + 0.06 * rough(x / 1.8, y / 12) + 0.04 * uneven(x / 24, y / 3),
  },
  stretch: {
    spec: 0.05,
    gloss: 9,
    sheen: 0.24,
    period: 3,
    bump: (x, y) => 0.16 * zigzag(x / 3) + 0.08 * rough(x / 2, y / 2),
    tint: (x, y) => 1 + 0.02 * rough(x / 2.2, y / 5),
  },
  rib: {
    spec: 0,
    gloss: 4,
    sheen: 0.4,
    period: 8,
    bump: (x, y) =>
      2.2 * Math.sqrt(Math.abs(wave(x / 11))) + 0.7 * zigzag(y / 7 + 0.5 * zigzag(x / 11)),
    tint: (x, y) => 0.94 + 0.08 * Math.abs(wave(x / 11)) + 0.04 * rough(x / 3, y / 3),
  },
  /** Fine ribs for cuffs and hems. */
  'fine-rib': {
    spec: 0,
    gloss: 4,
    sheen: 0.3,
    period: 5,
    bump: (x, y) => 1.3 * Math.sqrt(Math.abs(wave(x / 6.5))) + 0.2 * zigzag(y / 4),
    tint: (x, y) => 0.93 + 0.09 * Math.abs(wave(x / 6.5)) + 0.03 * rough(x / 3, y / 3),
  },
  /** Rows of stitches that one can count. */
  knit: {
    spec: 0,
    gloss: 4,
    sheen: 0.36,
    period: 7,
    bump: (x, y) =>
      1.6 * Math.sqrt(Math.max(0, 1 - beside(x, 11) ** 2)) +
      1.1 * zigzag(y / 8 + 0.45 * (1 - beside(x, 11))) +
      0.3 * rough(x / 2, y / 2),
    tint: (x, y) =>
      0.92 +
      0.1 * zigzag(y / 8 + 0.45 * (1 - beside(x, 11))) +
      0.05 * uneven(x / 2.6, y / 2.6) +
      0.03 * rough(x / 30, y / 4),
  },
  /** Plaited stitches in columns of 26. */
  chunky: {
    spec: 0,
    gloss: 4,
    sheen: 0.4,
    period: 20,
    bump: (x, y) =>
      6.5 * Math.sqrt(Math.max(0, 1 - beside(x, 26) ** 2)) +
      4 * Math.sqrt(plait(x, y)) * (1 - beside(x, 26) * 0.4) +
      0.5 * rough(x / 2.5, y / 2.5),
    tint: (x, y) =>
      0.86 +
      0.2 * (1 - beside(x, 26) ** 2) * (0.6 + 0.4 * plait(x, y)) +
      0.05 * uneven(x / 3, y / 3),
  },
  cable: {
    spec: 0,
    gloss: 4,
    sheen: 0.4,
    period: 9,
    bump: (x, y) =>
      7 * rope(x, y) +
      (1 - rope(x, y)) * 1.1 * zigzag(y / 8) +
      0.6 * zigzag(y / 8 + 0.6 * zigzag(x / 9)) +
      0.4 * rough(x / 2.4, y / 2.4),
    tint: (x, y) =>
      0.86 +
      0.16 * rope(x, y) +
      0.05 * zigzag(y / 8 + 0.6 * zigzag(x / 9)) +
      0.04 * uneven(x / 3, y / 3),
  },
  mesh: {
    spec: 0.03,
    gloss: 8,
    sheen: 0.2,
    period: 8,
    bump: (x, y) => -0.8 * Math.min(1, 1.6 * holes(x, y)),
    tint: (x, y) => 1.06 - 0.3 * holes(x, y) ** 1.5,
  },
  /** Sports jersey with pinholes. */
  'fine-mesh': {
    spec: 0.03,
    gloss: 8,
    sheen: 0.24,
    period: 5,
    bump: (x, y) => -0.5 * Math.min(1, 1.8 * holes(x * 1.7, y * 1.7)),
    tint: (x, y) => 1.03 - 0.16 * holes(x * 1.7, y * 1.7) ** 2,
  },
} satisfies Record<string, Material>
