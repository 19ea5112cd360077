import type { Hex } from './relief/hex.ts'

/** The swatch shows `main`; `second` is for yoke and trim; `accent` covers less than 3 % of the area. */
export type Colourway = { main: Hex; second: Hex; accent: Hex }

export type View = 'front' | 'back' | 'top' | 'sole' | 'open' | 'detail'

/** How to draw a look. The seed determines small random differences: folds, pose, print. */
export type DrawingOptions = { colourway: Colourway; seed: number; view: View }
