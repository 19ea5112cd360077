import type { Colourway } from './drawing.ts'
import { colours, type Colour, type Style } from './styles.ts'

type Company = { seconds: readonly Colour[]; accents: readonly Colour[] }

/** The second colours and accents of a colour, for styles that name none. */
const company: Record<Colour, Company> = {
  basalt: { seconds: ['slate', 'ink', 'peat'], accents: ['lichen', 'ember', 'glacier'] },
  ink: { seconds: ['slate', 'fjord', 'basalt'], accents: ['larch', 'glacier', 'ember'] },
  slate: { seconds: ['ink', 'basalt', 'snowmelt'], accents: ['saffron', 'ember', 'snowmelt'] },
  snowmelt: { seconds: ['slate', 'fjord', 'spruce'], accents: ['rowan', 'tarn', 'larch'] },
  bone: { seconds: ['spruce', 'clay', 'peat'], accents: ['ember', 'larch', 'tarn'] },
  dawn: { seconds: ['plum', 'rowan', 'clay'], accents: ['bone', 'tarn', 'plum'] },
  clay: { seconds: ['plum', 'peat', 'bone'], accents: ['bone', 'spruce', 'ink'] },
  peat: { seconds: ['larch', 'basalt', 'clay'], accents: ['saffron', 'bone', 'ember'] },
  larch: { seconds: ['peat', 'spruce', 'basalt'], accents: ['bone', 'ink', 'ember'] },
  saffron: { seconds: ['peat', 'ink', 'basalt'], accents: ['basalt', 'ember', 'tarn'] },
  lichen: { seconds: ['moss', 'basalt', 'tarn'], accents: ['basalt', 'bone', 'ink'] },
  ember: { seconds: ['basalt', 'plum', 'ink'], accents: ['bone', 'saffron', 'glacier'] },
  rowan: { seconds: ['plum', 'basalt', 'ink'], accents: ['bone', 'larch', 'glacier'] },
  plum: { seconds: ['heather', 'basalt', 'rowan'], accents: ['dawn', 'saffron', 'bone'] },
  heather: { seconds: ['plum', 'ink', 'slate'], accents: ['bone', 'lichen', 'dawn'] },
  glacier: { seconds: ['fjord', 'ink', 'slate'], accents: ['ember', 'saffron', 'ink'] },
  fjord: { seconds: ['ink', 'glacier', 'basalt'], accents: ['saffron', 'ember', 'bone'] },
  tarn: { seconds: ['ink', 'spruce', 'basalt'], accents: ['lichen', 'dawn', 'saffron'] },
  spruce: { seconds: ['moss', 'basalt', 'peat'], accents: ['saffron', 'bone', 'dawn'] },
  moss: { seconds: ['spruce', 'peat', 'basalt'], accents: ['larch', 'bone', 'ember'] },
}

/** The colour of the swatch, and the two that go with it. */
export function colourwayOf(
  { seed, seconds }: Pick<Style, 'seed' | 'seconds'>,
  colour: Colour,
): Colourway {
  const { seconds: neighbours, accents } = company[colour]
  const second = seconds?.[colour] ?? neighbours[seed % neighbours.length] ?? 'basalt'
  const free = accents.filter((accent) => accent !== second)
  const accent = free[(seed >> 2) % free.length] ?? 'bone'
  return { main: colours[colour].hex, second: colours[second].hex, accent: colours[accent].hex }
}
