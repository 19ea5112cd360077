import sprite from './icons.svg?url'

type MarkProps = { className: string }

const Mark = ({ name, viewBox, className }: MarkProps & { name: string; viewBox: string }) => (
  <svg viewBox={viewBox} aria-hidden="true" className={className}>
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** The wordmark, in the colour of the surrounding text. */
export const Wordmark = ({ className }: MarkProps) => (
  <Mark name="wordmark" viewBox="0 0 262 84" className={className} />
)

/** The lowest stone of the logo, used for empty states and while waiting. */
export const Pebble = ({ className }: MarkProps) => (
  <Mark name="pebble" viewBox="0 0 56 22" className={className} />
)
