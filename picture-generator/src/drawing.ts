import type { Hex } from './relief/hex.ts'

/** Main is what the swatch shows; second is yoke and trim; accent stays under 3 % of the area. */
export type Colourway = { main: Hex; second: Hex; accent: Hex }

export type View = 'front' | 'back' | 'top' | 'sole' | 'open' | 'detail'

/** How a look is to be drawn. The seed decides its small accidents: folds, pose, print. */
export type DrawingOptions = { colourway: Colourway; seed: number; view: View }
