import { linearOf, type Hex } from '../relief/hex.ts'

type Lab = readonly [number, number, number]

/** Mixes in a perceptual colour space, so that haze and gradients have no muddy tones. */
export function blend(a: Hex, b: Hex, share: number): Hex {
  const [l, m, n] = labOf(a)
  const [x, y, z] = labOf(b)
  return hexOf([l + (x - l) * share, m + (y - m) * share, n + (z - n) * share])
}

/** The colour at a share of the gradient. */
export function ramp(stops: readonly Hex[]): (share: number) => Hex {
  return (share) => {
    const place = Math.min(0.9999, Math.max(0, share)) * (stops.length - 1)
    const i = Math.floor(place)
    const from = stops[i] ?? '#000000'
    return blend(from, stops[i + 1] ?? from, place - i)
  }
}

function labOf(hex: Hex): Lab {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([light, a, b]: Lab): Hex {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(hexByte).join('')}`
}

function hexByte(light: number): string {
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  const channel = Math.round(Math.min(1, Math.max(0, encoded)) * 255)
  return channel.toString(16).padStart(2, '0')
}
