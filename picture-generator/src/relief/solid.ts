import { clumps, rough, uneven, type Material } from './grain.ts'
import { octaveNoise } from './noise.ts'

const hide = octaveNoise(rough, 2)
const cloudy = octaveNoise(rough, 3)

/** Materials that are neither woven nor knitted. */
export const solid = {
  leather: {
    spec: 0.09,
    gloss: 10,
    sheen: 0.2,
    period: 5,
    bump: (x, y) => 0.7 * clumps(x / 6, y / 6) + hide(x / 40, y / 40),
    tint: (x, y) => 1 + 0.07 * cloudy(x / 46, y / 38) + 0.03 * uneven(x / 3, y / 3),
  },
  suede: {
    spec: 0,
    gloss: 4,
    sheen: 0.4,
    period: 3,
    bump: (x, y) => 0.4 * rough(x / 2, y / 2) + 0.8 * hide(x / 30, y / 30),
    tint: (x, y) => 1 + 0.09 * cloudy(x / 40, y / 34) + 0.05 * uneven(x / 2, y / 2),
  },
  rubber: {
    spec: 0.16,
    gloss: 12,
    sheen: 0.1,
    period: 3,
    bump: (x, y) => 0.15 * rough(x / 2.5, y / 2.5),
  },
  foam: {
    spec: 0.05,
    gloss: 7,
    sheen: 0.15,
    period: 3,
    bump: (x, y) => 0.2 * rough(x / 2.5, y / 2.5),
  },
  powder: {
    spec: 0.46,
    gloss: 20,
    sheen: 0.12,
    period: 2.5,
    bump: (x, y) => 0.22 * rough(x / 2, y / 2) + 0.14 * uneven(x / 1.3, y / 1.3),
  },
  steel: {
    spec: 0.85,
    gloss: 40,
    sheen: 0.5,
    period: 2,
    tint: (x, y) => 1 + 0.05 * rough(x / 60, y / 1.2),
  },
  plastic: { spec: 0.3, gloss: 24, sheen: 0.15, period: 3 },
  /** Long soft hairs. */
  fur: {
    spec: 0,
    gloss: 4,
    sheen: 0.6,
    period: 5,
    bump: (x, y) =>
      3 * rough(x / 5, y / 14) + 2 * uneven(x / 2.4, y / 9) + 3 * hide(x / 26, y / 26),
    tint: (x, y) =>
      1 + 0.16 * rough(x / 4, y / 12) + 0.12 * uneven(x / 2, y / 8) + 0.12 * hide(x / 26, y / 26),
  },
} satisfies Record<string, Material>
