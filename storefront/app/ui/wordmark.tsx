import sprite from './icons.svg?url'

/** The wordmark, in the colour of the surrounding text. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 262 84" aria-hidden="true" className={className}>
      <use href={`${sprite}#wordmark`} />
    </svg>
  )
}
