import sprite from './icons.svg?url'

/** The name as it is drawn; its colour is that of the text around it. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 262 84" aria-hidden="true" className={className}>
      <use href={`${sprite}#wordmark`} />
    </svg>
  )
}
