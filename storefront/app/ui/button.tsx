import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Stone } from './stone.tsx'

type Look = 'primary' | 'accent' | 'line'
type Size = 'tall' | 'small'

const shape =
  'inline-flex items-center justify-center gap-2.5 rounded-1 text-center font-[560] [font-stretch:106%]' +
  ' transition-colors duration-(--t-fast) disabled:bg-basalt-150 disabled:text-basalt-500'

const looks: Record<Look, string> = {
  primary: 'bg-basalt-900 text-white hover:bg-basalt-700',
  accent: 'bg-lichen-400 text-basalt-900 hover:bg-lichen-500',
  line: 'text-ink shadow-[inset_0_0_0_1px_var(--color-basalt-900)] hover:bg-basalt-900 hover:text-white',
}

const sizes: Record<Size, string> = {
  tall: 'min-h-13 px-7 py-2 text-ui',
  small: 'min-h-11 px-4.5 py-1.5 text-action',
}

type Shown = { look?: Look; size?: Size; className?: string }

const classesOf = ({ look = 'primary', size = 'tall', className = '' }: Shown) =>
  `${shape} ${looks[look]} ${sizes[size]} ${className}`

type ButtonProps = Shown & ComponentProps<'button'> & { pending?: boolean }

/** While it waits its label stays and a stone pulses; it keeps its width, and can be found by Tab. */
export function Button({ look, size, className, pending = false, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={pending}
      className={`relative ${classesOf(shown({ look, size, className }))}`}
    >
      {children}
      {pending && <Stone className="pulsing absolute right-2.5 w-3.5" />}
    </button>
  )
}

type ButtonLinkProps = Shown & ComponentProps<typeof Link>

export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classesOf(shown({ look, size, className }))} />
}

type Wished = { look: Look | undefined; size: Size | undefined; className: string | undefined }

const shown = ({ look, size, className }: Wished): Shown => ({
  ...(look && { look }),
  ...(size && { size }),
  ...(className && { className }),
})
