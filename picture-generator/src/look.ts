/** What the pictures of a style show. */
export type Cut = 'women' | 'men' | 'kids'

/** Which areas have the second colour. */
export type ColourBlocks = 'plain' | 'yoke' | 'sides' | 'sleeves' | 'bands' | 'diagonal' | 'chest-panel'

export type Print =
  | 'none'
  | 'symbol'
  | 'wordmark'
  | 'contour-lines'
  | 'ridge-line'
  | 'pine-forest'
  | 'sun-and-peak'
  | 'stripes'
  | 'check'
  | 'stacked-stones'
  | 'tiny-dots'
  | 'stars'
  | 'ferns'
  | 'waves'
  | 'fair-isle'

type Cloth = { cut: Cut; blocking?: ColourBlocks; print?: Print }
type Length = 'crop' | 'hip' | 'thigh' | 'knee'
type Neck = 'hood' | 'stand' | 'low-stand'
type Closure = 'full-zip' | 'half-zip' | 'quarter-zip' | 'snaps' | 'buttons' | 'pullover'
type Pockets = 'none' | 'hand' | 'chest' | 'hand-and-chest' | 'kangaroo' | 'cargo' | 'flap'
type QuiltPattern = 'wide' | 'narrow' | 'chevron' | 'boxes' | 'vertical' | 'onion' | 'mixed'
type Sleeves = 'long' | 'none'

export type Outerwear = Cloth & {
  kind: 'down-jacket' | 'insulated-jacket' | 'shell-jacket' | 'rain-coat' | 'wind-shirt'
  length: Length
  neck: Neck
  closure: Closure
  pockets: Pockets
  sleeves?: Sleeves
  quilting?: QuiltPattern
  /** A fur-like edge round the hood. */
  ruff?: boolean
  /** A strap or a drawn waist. */
  belt?: boolean
}

export type Midlayer = Cloth & {
  kind: 'fleece' | 'hoodie' | 'sweater'
  surface: 'smooth' | 'sherpa' | 'grid' | 'jersey' | 'knit' | 'cable'
  neck: Neck | 'crew'
  closure: Closure
  pockets: Pockets
  sleeves?: Sleeves
}

export type Top = Cloth & {
  kind: 'tee' | 'base-layer' | 'shirt' | 'tank'
  sleeves: 'short' | 'long' | 'none'
  neck: 'crew' | 'v' | 'half-zip' | 'collar' | 'henley' | 'hood'
  fit: 'slim' | 'regular' | 'boxy'
  surface: 'jersey' | 'merino' | 'mesh' | 'flannel' | 'linen'
  pockets?: 'none' | 'chest' | 'two-chest'
}

export type Bottom = Cloth & {
  kind: 'trousers' | 'shorts' | 'leggings' | 'skirt' | 'bib'
  leg: 'slim' | 'straight' | 'tapered' | 'wide' | 'zip-off'
  length: 'short' | 'knee' | 'cropped' | 'full'
  waist: 'elastic' | 'button' | 'drawstring' | 'belted'
  pockets: 'none' | 'hand' | 'cargo' | 'zip-thigh'
  surface: 'softshell' | 'ripstop' | 'denim-like' | 'jersey' | 'shell' | 'fleece'
}

export type KidsSuit = Cloth & {
  kind: 'kids-suit'
  warmth: 'rain' | 'snow' | 'fleece'
  neck: 'hood' | 'stand'
}

export type Dress = Cloth & {
  kind: 'dress'
  sleeves: 'short' | 'none'
  surface: 'jersey' | 'ripstop'
}

export type Headwear = {
  kind: 'cap' | 'beanie' | 'headband' | 'neck-gaiter' | 'sun-hat'
  /** cap: five or six panels, trucker; beanie: cuffed, slouchy, with a pompom, fisherman. */
  shape: 'plain' | 'five-panel' | 'trucker' | 'cuffed' | 'slouchy' | 'pompom' | 'fisherman' | 'wide'
  surface: 'cotton' | 'nylon' | 'rib' | 'cable' | 'fleece' | 'merino'
  print?: Print
}

export type Handwear = {
  kind: 'gloves' | 'mittens'
  surface: 'fleece' | 'knit' | 'leather' | 'softshell' | 'puffy'
  cuff: 'short' | 'gauntlet'
}

export type Socks = {
  kind: 'socks'
  height: 'ankle' | 'crew' | 'knee'
  pattern: 'plain' | 'stripes' | 'heel-and-toe' | 'ridge-line' | 'fleck'
}

export type Footwear = {
  kind: 'trail-shoe' | 'hiking-boot' | 'sandal' | 'winter-boot' | 'rain-boot' | 'camp-shoe'
  shaft: 'low' | 'mid' | 'high'
  upper: 'mesh' | 'knit' | 'leather' | 'suede' | 'ripstop' | 'webbing' | 'puffy' | 'rubber'
  sole: 'low' | 'cushioned' | 'rockered' | 'lugged' | 'wedge'
  lacing: 'laces' | 'speed-lace' | 'dial' | 'slip-on' | 'straps'
  overlays: 'plain' | 'ribs' | 'toe-cap' | 'cage' | 'saddle'
  /** On rubber only. */
  print?: Print
}

export type BagLook = {
  kind: 'backpack' | 'duffel' | 'tote' | 'hip-pack' | 'running-vest'
  /** Its volume; the drawing grows with it. */
  litres: number
  shape: 'teardrop' | 'roll-top' | 'top-lid' | 'box' | 'slim'
  surface: 'ripstop' | 'canvas' | 'ballistic' | 'coated'
  extras: 'plain' | 'mesh-pockets' | 'daisy-chain' | 'bungee' | 'bottle-pockets'
}

export type Shelter = {
  kind: 'tent' | 'tarp'
  shape: 'dome' | 'tunnel' | 'ridge' | 'geodesic' | 'pyramid'
  people: 1 | 2 | 3 | 4
}

export type Sleep =
  | {
      kind: 'sleeping-bag'
      shape: 'mummy' | 'rectangular' | 'quilt'
      quilting: 'wide' | 'narrow' | 'boxes'
    }
  | { kind: 'mat'; shape: 'foam' | 'air' | 'rolled' }

export type Hardware =
  | { kind: 'bottle'; shape: 'slim' | 'wide' | 'flask' | 'soft-flask' | 'thermos' }
  | { kind: 'mug'; shape: 'steel' | 'enamel' | 'lidded' }
  | { kind: 'headlamp'; shape: 'round' | 'bar' }
  | { kind: 'poles'; shape: 'folding' | 'telescopic' | 'cork' }
  | { kind: 'cook-set'; shape: 'pot' | 'stove' }
  | { kind: 'gift-card'; shape: 'ridge' | 'stones' | 'tarn' }
  | { kind: 'towel'; shape: 'rolled' | 'folded' }
  | { kind: 'stuff-sack'; shape: 'roll-top' | 'mesh' }

export type Look =
  | Outerwear
  | Midlayer
  | Top
  | Bottom
  | KidsSuit
  | Dress
  | Headwear
  | Handwear
  | Socks
  | Footwear
  | BagLook
  | Shelter
  | Sleep
  | Hardware
