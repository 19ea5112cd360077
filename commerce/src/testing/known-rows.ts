import { knownWorld, type WorldRow } from '@cairn/demo/world'

/** What the demo world counts its ages from, in tests that look at none. */
const seededOn = new Date().toISOString().slice(0, 10)

/** The styles that everything relies on. */
export const knownRows = (): WorldRow[] => knownWorld(seededOn)
