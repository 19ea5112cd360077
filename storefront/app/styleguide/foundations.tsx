import { Icon, type IconName } from '../ui/icon.tsx'
import { Example, Section } from './section.tsx'

const colourRows = [
  [
    'basalt-950',
    'basalt-900',
    'basalt-800',
    'basalt-700',
    'basalt-600',
    'basalt-500',
    'basalt-400',
  ],
  ['basalt-300', 'basalt-200', 'basalt-150', 'basalt-100', 'basalt-50', 'snow'],
  ['lichen-500', 'lichen-400', 'lichen-200', 'lichen-100', 'lichen-800'],
  ['tarn-900', 'tarn-700', 'tarn-100', 'sale', 'success', 'warning'],
] as const

export function Colours() {
  return (
    <Section
      name="Colour"
      note="Cool mineral neutrals and one accent colour: about 80 % white and tile, 15 % pictures or basalt, 2 % lichen."
    >
      <div className="grid gap-2">
        {colourRows.map((row) => (
          <ul key={row[0]} className="guide-colours">
            {row.map((colour) => (
              <li key={colour} className="min-w-0">
                <div className="guide-colour" style={{ background: `var(--color-${colour})` }} />
                <p className="caption mt-1.5 text-ink-soft max-md:sr-only">{colour}</p>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  )
}

export function Type() {
  return (
    <Section
      name="Type"
      note="Archivo for the interface, wider in titles. Newsreader for quotes and stories only."
    >
      <Example name="mega">
        <p className="guide-mega display mega">Warm before the sun is.</p>
      </Example>
      <Example name="h1, h2, h3">
        <p className="display text-h1">What are you going out for?</p>
        <p className="display mt-4 text-h2">What are you going out for?</p>
        <p className="display mt-4 text-h3 tracking-title">What are you going out for?</p>
      </Example>
      <Example name="story">
        <blockquote className="guide-story story">
          “You add one stone and go on. You never meet the person it was for.”
        </blockquote>
      </Example>
      <Example name="lead, body, ui, small, caption">
        <div className="grid max-w-measure gap-3">
          <p className="text-lead">Down and active layers for the coldest hour of the day.</p>
          <p>
            A shell for days that start in cloud and end in sleet. The face fabric is quiet, the
            hood turns with your head, and every seam can be re-taped in our workshop.
          </p>
          <p className="text-ui text-ink-soft">Tears, zips, seams. Bring it in or post it.</p>
          <p className="text-small text-ink-soft">Members earn 420 points.</p>
          <p className="caption">Val d’Anniviers, 2,912 m, 06:41, −14 °C</p>
        </div>
      </Example>
    </Section>
  )
}

export function Icons() {
  return (
    <Section name="Icons" note="A grid of 24, one line of 1.5, square ends, chamfers for curves.">
      <ul className="guide-icons">
        {iconNames.map((name) => (
          <li key={name} className="grid justify-items-start gap-2.5">
            <Icon name={name} className="guide-icon" />
            <span className="caption text-ink-mute">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const icons: Record<IconName, true> = {
  bag: true,
  box: true,
  calendar: true,
  camera: true,
  card: true,
  check: true,
  clock: true,
  close: true,
  cloud: true,
  down: true,
  download: true,
  edit: true,
  external: true,
  eye: true,
  'eye-off': true,
  filter: true,
  first: true,
  gift: true,
  globe: true,
  grid: true,
  heart: true,
  info: true,
  last: true,
  left: true,
  lock: true,
  mail: true,
  mend: true,
  menu: true,
  minus: true,
  next: true,
  pause: true,
  phone: true,
  pin: true,
  play: true,
  plus: true,
  previous: true,
  return: true,
  right: true,
  ruler: true,
  search: true,
  share: true,
  stack: true,
  store: true,
  truck: true,
  user: true,
  wallet: true,
  warning: true,
}

export const iconNames = Object.keys(icons).filter(isIconName)

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
