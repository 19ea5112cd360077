import { Link } from 'react-router'

type StepsProps = {
  label: string
  steps: readonly {
    name: string
    /** Where it can be gone to; what cannot be done yet has none. */
    to?: string | undefined
  }[]
  current: number
}

/** How far one has come, and the way back to what is done. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map(({ name, to }, at) => (
          <li
            key={name}
            className={at <= current ? 'step-reached' : undefined}
            aria-current={at === current ? 'step' : undefined}
          >
            {to === undefined || at === current ? (
              <span>{`${at + 1}. ${name}`}</span>
            ) : (
              <Link to={to} preventScrollReset={false}>{`${at + 1}. ${name}`}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
