import type { Bottom } from '../look.ts'
import type { Cloth } from '../relief/cloth.ts'
import type { Hand } from './fall.ts'

export const bottomCloths: Record<Bottom['surface'], { cloth: Cloth; hand: Hand }> = {
  softshell: { cloth: 'softshell', hand: 'crisp' },
  ripstop: { cloth: 'ripstop', hand: 'crisp' },
  'denim-like': { cloth: 'denim', hand: 'crisp' },
  jersey: { cloth: 'sweat', hand: 'soft' },
  shell: { cloth: 'shell', hand: 'light' },
  fleece: { cloth: 'fleece', hand: 'thick' },
}
