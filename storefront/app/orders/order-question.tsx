import { type ReactNode, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'

type OrderQuestionProps = {
  /** The label of the button that asks the question. */
  label: string
  /** A longer name for screen readers, if the label is not unique on the page. */
  name?: string
  /** The classes of this button. */
  className: string
  question: string
  text: string
  keepLabel: string
  /** The fields and the button that confirm. */
  children: ReactNode
}

/** Asks before something is done that cannot be undone: in a dialog, without scripts below the button. */
export function OrderQuestion({ label, name, className, ...question }: OrderQuestionProps) {
  const { text, keepLabel, children } = question
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {useHydrated() && (
        <button
          type="button"
          aria-label={name}
          aria-haspopup="dialog"
          className={className}
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
      )}
      <noscript>
        <details className="order-question">
          <summary aria-label={name} className={className}>
            {label}
          </summary>
          <p className="mt-5 font-semibold">{question.question}</p>
          <p className="mt-2 max-w-measure text-ui">{text}</p>
          <QuestionForm>
            {children}
            <ButtonLink to={pathname + search} look="line">
              {keepLabel}
            </ButtonLink>
          </QuestionForm>
        </details>
      </noscript>
      <Dialog title={question.question} isOpen={isOpen} onClose={close}>
        <p className="text-ui">{text}</p>
        <QuestionForm>
          {children}
          <Button type="button" look="line" data-first onClick={close}>
            {keepLabel}
          </Button>
        </QuestionForm>
      </Dialog>
    </>
  )
}

function QuestionForm({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Form method="post" action={search} className="mt-6 flex flex-wrap gap-3">
      {children}
    </Form>
  )
}
