/** The logo is built pebble by pebble. The children are the text for screen readers. */
export function LoadingMark({ children }: { children: string }) {
  return (
    <output className="grid justify-items-start gap-3 text-ui text-ink-soft">
      <svg viewBox="4 2 56 60" aria-hidden="true" className="loading-mark">
        <path d="M6 52C6 45 13 42.5 24 42.5L42 43C53 43.4 58.8 47 58.4 52.5C58 58.6 50 60 32 60C14 60 6 58.6 6 52Z" />
        <path d="M16.5 35C15.5 29 21 26 30 25.2L42 24.4C50 23.9 54.2 27.2 53.6 32.3C53 37.8 48 39.5 36 39.9C24 40.2 17.3 39.8 16.5 35Z" />
        <path d="M17.6 15.6C17 9.4 21.6 4.3 28.6 4C35.6 3.7 40.8 7 41 12.8C41.2 18.8 37 21.2 30 21.8C23 22.4 18.1 20.8 17.6 15.6Z" />
      </svg>
      {children}
    </output>
  )
}
