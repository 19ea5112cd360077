import type { AddressProblems } from '@cairn/contract/address/address-rules'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { fieldInputs, useCountry } from '../../purchase/address/address-fields.ts'
import { formRules, type ServerRules } from '../../purchase/address/server-rules.ts'
import {
  normalizedAddress,
  findFieldProblems,
  typedFields,
  readTypedAddress,
} from '../../purchase/address/typed-address.ts'
import type { AddressFormKind } from '../../purchase/delivery.ts'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'

type ErrorSummaryProps = { problems: AddressProblems | undefined; prefix?: string }

/** Lists all problems, each with a button that focuses its field. */
export function ErrorSummary({ problems, prefix = '' }: ErrorSummaryProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const fields = typedFields.flatMap((field) => {
    const problem = problems?.[field]
    return problem ? [{ field, problem }] : []
  })
  if (fields.length < 2) return null
  return (
    <div className="mb-5">
      <Notice tone="error">
        {t('fieldProblemCount', { count: fields.length })}
        {fields.map(({ field, problem }) => (
          <button
            key={field}
            type="button"
            className="address-problem underlined"
            onClick={() => focusField(`${prefix}${field}`)}
          >
            {`${t(fieldInputs[field].label)}: ${problemText(problem)}`}
          </button>
        ))}
      </Notice>
    </div>
  )
}

type AddressCheck = {
  kind: AddressFormKind
  error: CheckoutError | undefined
  serverRules: ServerRules | undefined
  prefix?: string
}

/** Checks the address before the form is sent, and focuses the first problem. */
export function useAddressCheck({ kind, error, serverRules, prefix = '' }: AddressCheck) {
  const country = useCountry()
  const [foundProblems, setFoundProblems] = useState<AddressProblems>()
  useEffect(() => {
    if (error?.problems) focusFirstProblem(error.problems, prefix)
  }, [error, prefix])

  function check(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const isTyped = !String(form.get('saved') ?? '').startsWith('{')
    const typedAddress = readTypedAddress(form, prefix)
    const address = normalizedAddress(typedAddress, country)
    const problems =
      isTyped && Object.keys(typedAddress).length > 0
        ? findFieldProblems(address, formRules(kind, address.countryCode ?? country, serverRules))
        : undefined
    flushSync(() => setFoundProblems(problems))
    if (!problems) return
    event.preventDefault()
    focusFirstProblem(problems, prefix)
  }

  return { problems: foundProblems ?? error?.problems, check }
}

export const focusField = (name: string) =>
  document.querySelector<HTMLElement>(`.checkout [name="${name}"]`)?.focus()

function focusFirstProblem(problems: AddressProblems, prefix = '') {
  const first = typedFields.find((field) => problems[field])
  if (first) focusField(`${prefix}${first}`)
}
