import { rough, thread, uneven, wave, zigzag, type Material } from './grain.ts'
import { octaveNoise } from './noise.ts'

const lumps = octaveNoise(uneven, 2)
const diagonal = (x: number, y: number) => zigzag((x + y) / 3.2)
const basket = (x: number, y: number) => (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0

export const woven = {
  nylon: {
    spec: 0.15,
    gloss: 18,
    sheen: 0.18,
    period: 3,
    bump: (x, y) =>
      0.05 * (zigzag(x / 2.6) + zigzag(y / 2.6) + rough(x / 2, y / 2)) +
      1.1 * lumps(x / 34, y / 30),
  },
  /** Down cloth with hardly any shine. */
  'matt-nylon': {
    spec: 0.05,
    gloss: 10,
    sheen: 0.14,
    period: 3,
    bump: (x, y) => 0.1 * (zigzag(x / 2.6) + zigzag(y / 2.6)) + 0.9 * lumps(x / 34, y / 30),
    tint: (x, y) => 1 + 0.02 * rough(x / 3, y / 3),
  },
  ripstop: {
    spec: 0.1,
    gloss: 14,
    sheen: 0.15,
    period: 6.5,
    bump: (x, y) =>
      0.3 * Math.max(thread(x / 6.5, 0.13), thread(y / 6.5, 0.13)) +
      0.05 * (zigzag(x / 1.6) + zigzag(y / 1.6)) +
      0.08 * rough(x / 2.5, y / 2.5),
    tint: (x, y) => 1 + 0.05 * Math.max(thread(x / 6.5, 0.14), thread(y / 6.5, 0.14)),
  },
  shell: {
    spec: 0.07,
    gloss: 9,
    sheen: 0.12,
    period: 3,
    bump: (x, y) => 0.22 * (diagonal(x, y) + 0.8 * rough(x / 2.2, y / 2.2)),
    tint: (x, y) => 1 + 0.015 * rough(x / 3, y / 3),
  },
  /** Coated, for rain: smooth, with a wide soft shine. */
  coated: {
    spec: 0.22,
    gloss: 11,
    sheen: 0.1,
    period: 3,
    bump: (x, y) => 0.1 * rough(x / 2.4, y / 2.4) + 0.7 * lumps(x / 46, y / 40),
  },
  softshell: {
    spec: 0.03,
    gloss: 7,
    sheen: 0.2,
    period: 3,
    bump: (x, y) => 0.26 * zigzag((x - y) / 3) + 0.12 * rough(x / 2, y / 2),
    tint: (x, y) => 1 + 0.03 * rough(x / 2.6, y / 2.6),
  },
  canvas: {
    spec: 0.04,
    gloss: 8,
    sheen: 0.15,
    period: 5,
    bump: (x, y) => 0.5 * wave(x / 5) * wave(y / 5) + 0.25 * rough(x / 2.4, y / 2.4),
    tint: (x, y) => 1 + 0.05 * wave(x / 5) * wave(y / 5) + 0.03 * uneven(x / 3, y / 3),
  },
  cotton: {
    spec: 0.01,
    gloss: 6,
    sheen: 0.16,
    period: 3.4,
    bump: (x, y) => 0.24 * zigzag((x + 0.6 * y) / 3.4) + 0.12 * rough(x / 2, y / 2),
    tint: (x, y) => 1 + 0.03 * rough(x / 2.2, y / 6) + 0.02 * uneven(x / 8, y / 2),
  },
  linen: {
    spec: 0.01,
    gloss: 6,
    sheen: 0.16,
    period: 4,
    bump: (x, y) => 0.3 * (rough(x / 1.8, y / 30) + uneven(x / 30, y / 1.8)),
    tint: (x, y) => 1 + 0.07 * rough(x / 2, y / 38) + 0.07 * uneven(x / 38, y / 2),
  },
  flannel: {
    spec: 0,
    gloss: 4,
    sheen: 0.34,
    period: 4,
    bump: (x, y) => 0.3 * rough(x / 2.2, y / 2.2) + 0.2 * zigzag((x + y) / 4),
    tint: (x, y) => 1 + 0.05 * rough(x / 2, y / 2) + 0.03 * uneven(x / 12, y / 12),
  },
  denim: {
    spec: 0.01,
    gloss: 6,
    sheen: 0.14,
    period: 4,
    bump: (x, y) => 0.4 * zigzag((x + y * 1.6) / 4.2) + 0.16 * rough(x / 2, y / 2),
    tint: (x, y) =>
      1 +
      0.1 * (zigzag((x + y * 1.6) / 4.2) - 0.5) +
      0.07 * rough(x / 2.4, y / 26) +
      0.04 * lumps(x / 60, y / 60),
  },
  ballistic: {
    spec: 0.12,
    gloss: 14,
    sheen: 0.12,
    period: 6,
    bump: (x, y) => 0.6 * (basket(x, y) ? zigzag(y / 6) : zigzag(x / 6)),
    tint: (x, y) => (basket(x, y) ? 0.97 : 1.03),
  },
  webbing: {
    spec: 0.08,
    gloss: 12,
    sheen: 0.15,
    period: 4,
    bump: (x, y) => 0.6 * zigzag((x + y) / 5),
    tint: (x, y) => 0.97 + 0.06 * zigzag((x + y) / 5),
  },
  lining: {
    spec: 0.05,
    gloss: 10,
    sheen: 0.05,
    period: 4,
    bump: (x, y) => 0.3 * zigzag((x - y) / 4),
  },
} satisfies Record<string, Material>
