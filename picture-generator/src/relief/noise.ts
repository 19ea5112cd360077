export type Random = () => number
export type Noise = (x: number, y: number) => number

/** A generator of random numbers between 0 and 1, determined by the seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function seedOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Gradient noise, about -1 to 1. */
export function noise(seed: number): Noise {
  const random = seededRandom(seed)
  const order = shuffledBytes(random)
  const gx = new Float32Array(256)
  const gy = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2
    gx[i] = Math.cos(angle)
    gy[i] = Math.sin(angle)
  }
  const pull = (corner: number, dx: number, dy: number) =>
    slope(gx, corner) * dx + slope(gy, corner) * dy
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const a = byte(order, left & 255)
    const b = byte(order, (left + 1) & 255)
    const row = top & 255
    const below = (row + 1) & 511
    const upper = between(
      pull(byte(order, a + row), dx, dy),
      pull(byte(order, b + row), dx - 1, dy),
      ease(dx),
    )
    const lower = between(
      pull(byte(order, a + below), dx, dy - 1),
      pull(byte(order, b + below), dx - 1, dy - 1),
      ease(dx),
    )
    return between(upper, lower, ease(dy)) * 1.5
  }
}

/** The sum of octaves of a noise. */
export function octaveNoise(base: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0
    let weight = 0.5
    let scale = 1
    for (let i = 0; i < octaves; i++) {
      sum += weight * base(x * scale, y * scale)
      weight *= 0.5
      scale *= 2.03
    }
    return sum
  }
}

function shuffledBytes(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swapped = byte(bytes, i)
    bytes[i] = byte(bytes, j)
    bytes[j] = swapped
  }
  return Uint8Array.from({ length: 512 }, (_, i) => byte(bytes, i & 255))
}

function byte(bytes: Uint8Array, i: number): number {
  return bytes[i] ?? 0
}

function slope(slopes: Float32Array, i: number): number {
  return slopes[i] ?? 0
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
