/** The name as it is drawn; its colour is that of the text around it. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 262 84" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="13">
        <path d="M48.4 35.2A23.5 23.5 0 1 0 48.4 64.8" />
        <circle cx="85" cy="50" r="23.5" />
        <path d="M108.5 20V80M168.5 20V80M168.5 51C168.5 34 177.5 26.5 193.5 26.5M212.5 20V80M212.5 49.5C212.5 34.5 221 26.5 233 26.5C246 26.5 254 34.5 254 49.5V80" />
      </g>
      <g fill="currentColor">
        <path d="M126 70C125.6 61.6 130.4 58 139 57.8C148 57.6 152 61.4 151.6 70C151.2 78.2 147.6 80.2 139 80.2C130.2 80.2 126.4 78 126 70Z" />
        <path d="M129.6 45.8C129 38 133 34.4 139.6 34.1C146.6 33.8 150 37.2 150 44.2C150 51.8 146.4 54.6 140 54.9C133.4 55.2 130 52.8 129.6 45.8Z" />
        <path d="M129 21.6C128.6 14.6 132.2 11 137.6 10.9C143 10.8 146.6 14 146.6 20C146.6 27 143.2 30.4 137.8 30.6C132.2 30.8 129.3 28 129 21.6Z" />
      </g>
    </svg>
  )
}
