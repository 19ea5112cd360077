import { Swatch } from '../ui/swatch.tsx'

/** What the words of the colour filter look like; a merchant's own word stands without a dot. */
const paints: Readonly<Record<string, string>> = {
  black: '#20282a',
  grey: '#8d989b',
  white: '#f7f8f6',
  beige: '#d9ccb4',
  brown: '#6f4e37',
  yellow: '#dfae2d',
  orange: '#d9702b',
  red: '#ae2f26',
  pink: '#dfa1a2',
  purple: '#6a4470',
  blue: '#2c5f86',
  green: '#4c6a45',
  multi: 'conic-gradient(#ae2f26, #dfae2d, #4c6a45, #2c5f86, #6a4470, #ae2f26)',
}

export function FamilyDot({ family }: { family: string }) {
  const paint = paints[family]
  return paint ? <Swatch colour={{ name: family, paint }} /> : null
}
