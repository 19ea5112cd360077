import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type Tab = { name: string; content: ReactNode }
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The Tab key reaches the selected tab, the arrow keys the others. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [shownIndex, setShownIndex] = useState(0)

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (shownIndex + step + tabs.length) % tabs.length
    setShownIndex(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} tabIndex={-1} className="tabs" onKeyDown={moveByKey}>
        {tabs.map(({ name }, index) => (
          <a
            key={name}
            id={`${id}-tab-${index}`}
            role="tab"
            href={`#${id}-panel-${index}`}
            tabIndex={index === shownIndex ? 0 : -1}
            aria-selected={index === shownIndex}
            aria-controls={`${id}-panel-${index}`}
            onClick={(event) => {
              event.preventDefault()
              setShownIndex(index)
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          className={`tab-panel ${index === shownIndex ? '' : 'tab-hidden'}`}
        >
          {content}
        </div>
      ))}
    </>
  )
}
