/** A colour as `#rrggbb`. */
export type Hex = string

export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

export function channelsOf(hex: Hex): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function linearOf(hex: Hex): [number, number, number] {
  const [r, g, b] = channelsOf(hex)
  return [linear(r / 255), linear(g / 255), linear(b / 255)]
}

export function mix(a: Hex, b: Hex, share: number): Hex {
  const [r, g, l] = channelsOf(a)
  const [x, y, z] = channelsOf(b)
  const two = (n: number, m: number) =>
    Math.round(n + (m - n) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${two(r, x)}${two(g, y)}${two(l, z)}`
}

export function darker(hex: Hex, share = 0.3): Hex {
  return mix(hex, '#101114', share)
}

export function lighter(hex: Hex, share = 0.2): Hex {
  return mix(hex, '#ffffff', share)
}

/** The perceived lightness, 0 to 1. */
export function lightness(hex: Hex): number {
  const [r, g, b] = channelsOf(hex)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}
