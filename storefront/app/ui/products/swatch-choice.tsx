import type { ComponentProps } from 'react'
import { Swatch, type SwatchColour } from './swatch.tsx'

type SwatchChoiceProps = ComponentProps<'input'> & { colour: SwatchColour }

/** A radio button for a colour. */
export function SwatchChoice({ colour, ...input }: SwatchChoiceProps) {
  return (
    <label className="swatch-box" title={colour.name}>
      <input {...input} type="radio" aria-label={colour.name} />
      <Swatch colour={colour} className="swatch-large" />
    </label>
  )
}
