const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** Named runs of sizes, as labels on the garment say them. */
export const sizeRuns = {
  women: ['XXS', ...letters],
  men: letters,
  unisex: letters,
  kids: ['92', '98', '104', '110', '116', '122', '128'],
  juniors: ['122', '128', '134', '140', '152', '164'],
  'women-shoes': ['5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11'],
  'men-shoes': ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12', '13', '14'],
  'unisex-shoes': ['6', '7', '8', '9', '10', '11', '12', '13', '14'],
  'kids-shoes': ['10', '11', '12', '13', '1', '2', '3'],
  waist: ['28', '30', '32', '34', '36', '38', '40'],
  'women-waist': ['24', '26', '28', '30', '32', '34', '36'],
  hands: ['S', 'M', 'L', 'XL'],
  feet: ['S', 'M', 'L'],
  'two-lengths': ['Regular', 'Long'],
  'three-backs': ['S', 'M', 'L'],
  'gift-card': ['25', '50', '100', '250', '500'],
  one: [null],
} as const satisfies Record<string, readonly (string | null)[]>

export type SizeRun = keyof typeof sizeRuns
