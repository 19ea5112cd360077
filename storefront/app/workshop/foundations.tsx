import { Icon } from '../ui/icon.tsx'
import { iconNames } from './icon-names.ts'
import { Shelf, Specimen } from './specimen.tsx'

const grounds = [
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
    <Shelf
      name="Colour"
      note="Cool mineral neutrals and one loud colour. Eighty parts white and tile, fifteen picture or basalt, two lichen."
    >
      <div className="grid gap-2">
        {grounds.map((row) => (
          <ul key={row[0]} className="grid auto-cols-fr grid-flow-col gap-2">
            {row.map((colour) => (
              <li key={colour} className="min-w-0">
                <div
                  className="h-16 border border-line lg:h-24"
                  style={{ background: `var(--color-${colour})` }}
                />
                <p className="caption mt-1.5 text-ink-soft max-md:sr-only">{colour}</p>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Shelf>
  )
}

export function Type() {
  return (
    <Shelf
      name="Type"
      note="Archivo for everything that works, wide where it speaks up. Newsreader for people, and for nothing else."
    >
      <Specimen name="mega">
        <p className="display mega max-w-[11ch]">Warm before the sun is.</p>
      </Specimen>
      <Specimen name="h1, h2, h3">
        <p className="display text-h1">What are you going out for?</p>
        <p className="display mt-4 text-h2">What are you going out for?</p>
        <p className="display mt-4 text-h3 tracking-[-.012em]">What are you going out for?</p>
      </Specimen>
      <Specimen name="story">
        <blockquote className="story max-w-[28ch]">
          “You add one stone and go on. You never meet the person it was for.”
        </blockquote>
      </Specimen>
      <Specimen name="lead, body, ui, small, caption">
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
      </Specimen>
    </Shelf>
  )
}

export function Icons() {
  return (
    <Shelf name="Icons" note="A grid of 24, one line of 1.5, square ends, chamfers for curves.">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-x-2 gap-y-6">
        {iconNames.map((name) => (
          <li key={name} className="grid justify-items-start gap-2.5">
            <Icon name={name} className="size-6" />
            <span className="caption text-ink-mute">{name}</span>
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
