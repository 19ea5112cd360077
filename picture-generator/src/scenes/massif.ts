import type { Land } from './land.ts'
import type { Ground, TerrainPlan } from './terrain.ts'

export type Peak = {
  x: number
  z: number
  height: number
  reach: number
  sharp?: number
  turn?: number
}

export type Massif = { rough?: number; fine?: number }

/** Pyramids with arêtes, bent, and crests on them that grow with the height. */
export function massif(
  peaks: readonly Peak[],
  { rough = 34, fine = 5 }: Massif = {},
): TerrainPlan['height'] {
  return (land) => {
    const crests = land.ridgedNoiseOf(0.5)
    const stones = land.ridgedNoiseOf(0.58)
    return (x, z) => {
      const bentX = x + land.fractalNoise(x * 4, z * 4, 3) * 0.05
      const bentZ = z + land.fractalNoise(x * 4 + 9, z * 4 + 4, 3) * 0.05
      let height = 0
      for (const peak of peaks) height = Math.max(height, pyramid(peak, bentX, bentZ))
      const crest = (crests(bentX * fine, bentZ * fine, 8) - 0.35) * rough * 1.15
      const spur = 1 - Math.abs(land.baseNoise(bentX * fine * 2.2 + 5, bentZ * fine * 2.2)) * 2
      const relief = (crest + spur * rough * 0.16) * (0.22 + height / 82)
      return 6 + height + relief + (stones(x * 24, z * 24, 5) - 0.4) * 7
    }
  }
}

function pyramid({ x, z, height, reach, sharp = 1.15, turn = 0 }: Peak, atX: number, atZ: number) {
  const [dx, dz] = [atX - x, atZ - z]
  const angle = Math.atan2(dz, dx)
  const edge = 1 + 0.16 * Math.cos(3 * angle + turn) + 0.08 * Math.cos(7 * angle + 1)
  return height * Math.max(0, 1 - Math.hypot(dx, dz) / reach / edge) ** sharp
}

export type Snowline = { from: number; steep?: number; ragged?: number }

/** Snow above a line, but not on steep ground. */
export function snow({
  from,
  steep = 0.62,
  ragged = 30,
}: Snowline): (land: Land) => (ground: Ground) => number {
  return (land) =>
    ({ height, upright, hollow, x, z }) => {
      const above = (height - from + land.fractalNoise(x * 9, z * 9, 4) * ragged) / 60
      const flat = Math.min(0.6, (upright - steep) * 3.4)
      return above + flat + hollow * 0.06 + land.fractalNoise(x * 60, z * 60, 2) * 0.12
    }
}
