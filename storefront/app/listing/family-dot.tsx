import { Swatch } from '../ui/swatch.tsx'

/** What the words of the colour filter look like; a merchant's own word stands without a dot. */
const paints: Readonly<Record<string, string>> = {
  black: '#222',
  grey: '#899',
  white: '#fff',
  beige: '#dcb',
  brown: '#754',
  yellow: '#da3',
  red: '#a32',
  pink: '#daa',
  purple: '#647',
  blue: '#268',
  green: '#464',
}

export function FamilyDot({ family }: { family: string }) {
  const paint = paints[family]
  return paint ? <Swatch colour={{ name: family, paint }} /> : null
}
