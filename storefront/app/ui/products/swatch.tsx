import type { ComponentProps, CSSProperties } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'

export type SwatchColour = {
  name: string
  /** A CSS colour, or a picture in url(). */
  paint: string
}

/** A decorative sample of a colour. The colour's name has to be available next to it. */
export function Swatch({ colour, className }: { colour: SwatchColour; className: string }) {
  const style: CSSProperties & { '--paint': string } = { '--paint': colour.paint }
  return <span aria-hidden="true" className={`swatch ${className}`} style={style} />
}

const maxShown = 5

type SwatchRowProps = { colours: readonly SwatchColour[]; chosenName?: string }

/** The first colours of a product and the number of the others. */
export function SwatchRow({ colours, chosenName }: SwatchRowProps) {
  const t = useMessages()
  const hiddenCount = colours.length - maxShown
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <div className="swatch-row">
      <span className="sr-only">{t('colours', { names })}</span>
      {colours.slice(0, maxShown).map((colour) => (
        <Swatch
          key={colour.name}
          colour={colour}
          className={colour.name === chosenName ? 'swatch-chosen' : ''}
        />
      ))}
      {hiddenCount > 0 && <span aria-hidden="true">+{hiddenCount}</span>}
    </div>
  )
}

type SwatchLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  colour: SwatchColour
  isCurrent: boolean
}

/** A link to the same product in another colour. */
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
      <Swatch colour={colour} className="swatch-large" />
    </Link>
  )
}
