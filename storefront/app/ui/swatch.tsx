import type { ComponentProps, CSSProperties } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../platform/messages.tsx'

export type SwatchColour = {
  name: string
  /** A colour, or a picture's address in url(). */
  paint: string
}

type SwatchProps = { colour: SwatchColour; look?: string }

/** A stone of the colour; always beside the colour's name, for whoever cannot see it. */
export function Swatch({ colour, look = '' }: SwatchProps) {
  const style: CSSProperties & { '--paint': string } = { '--paint': colour.paint }
  return <span aria-hidden="true" className={`swatch ${look}`} style={style} />
}

const shownAtMost = 5

type SwatchRowProps = { colours: readonly SwatchColour[]; chosen?: string }

/** The first colours of a product, and how many more there are. */
export function SwatchRow({ colours, chosen }: SwatchRowProps) {
  const t = useMessages()
  const more = colours.length - shownAtMost
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <div className="swatch-row">
      <span className="sr-only">{t('colours', { names })}</span>
      {colours.slice(0, shownAtMost).map((colour) => (
        <Swatch
          key={colour.name}
          colour={colour}
          look={colour.name === chosen ? 'swatch-chosen' : ''}
        />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </div>
  )
}

type SwatchLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  colour: SwatchColour
  isCurrent: boolean
}

/** Leads to the same product in another colour. */
export function SwatchLink({ colour, isCurrent, ...link }: SwatchLinkProps) {
  return (
    <Link
      preventScrollReset
      {...link}
      title={colour.name}
      aria-label={colour.name}
      aria-current={isCurrent ? 'true' : undefined}
      className="swatch-box"
    >
      <Swatch colour={colour} look="swatch-large" />
    </Link>
  )
}

type SwatchChoiceProps = ComponentProps<'input'> & { colour: SwatchColour }

/** One of the colours, chosen here. */
export function SwatchChoice({ colour, ...input }: SwatchChoiceProps) {
  return (
    <label className="swatch-box" title={colour.name}>
      <input {...input} type="radio" aria-label={colour.name} />
      <Swatch colour={colour} look="swatch-large" />
    </label>
  )
}
