import { Link } from 'react-router'

type StepsProps = {
  label: string
  steps: readonly {
    name: string
    /** The link, if the step can be opened. */
    to?: string | undefined
  }[]
  current: number
}

/** Progress through steps, with links back to completed ones. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map(({ name, to }, index) => (
          <li
            key={name}
            className={index <= current ? 'step-reached' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {to === undefined || index === current ? (
              <span>{`${index + 1}. ${name}`}</span>
            ) : (
              <Link to={to} preventScrollReset={false}>{`${index + 1}. ${name}`}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
