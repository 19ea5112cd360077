const shapes = {
  bag: 'M5 8H19L20 21H4ZM8.5 8V6L10.5 3.5H13.5L15.5 6V8',
  check: 'M4 12.5L9.5 18L20 6',
  lock: 'M6 11H18V21H6ZM8.5 11V7.5L10.5 4.5H13.5L15.5 7.5V11',
  warning: 'M12 3L22 20H2ZM12 9.5V14M12 16.5V17.5',
  minus: 'M6 12H18',
  plus: 'M6 12H18M12 6V18',
} as const

type IconProps = { name: keyof typeof shapes; className?: string }

export function Icon({ name, className = 'size-5.5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none fill-none stroke-current ${className}`}
      strokeWidth="1.5"
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
