import sprite from './icons.svg?url'

/** The wordmark, in the colour of the surrounding text. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 262 84" aria-hidden="true" className={className}>
      <use href={`${sprite}#wordmark`} />
    </svg>
  )
}

/** The lowest stone of the logo, used for empty states and while waiting. */
export function Pebble({ className }: { className: string }) {
  return (
    <svg viewBox="4 40 56 22" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M6 52C6 45 13 42.5 24 42.5L42 43C53 43.4 58.8 47 58.4 52.5C58 58.6 50 60 32 60C14 60 6 58.6 6 52Z"
      />
    </svg>
  )
}
