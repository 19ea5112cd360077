import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { longestMessage } from '../../cases/case-fields.ts'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ConfirmWithdrawal, Declaration } from './confirm-withdrawal.tsx'
import type { WithdrawalProblems, WithdrawalState, WithdrawalValues } from './withdrawal.ts'

const titles = {
  form: 'withdrawTitle',
  review: 'withdrawReviewTitle',
  received: 'withdrawReceivedTitle',
} as const satisfies Record<WithdrawalState['step'], LabelKey>

type WithdrawalPageProps = {
  /** What the shop knows. */
  values: WithdrawalValues
  sent: WithdrawalState | undefined
}

/** The page on which a customer withdraws from a contract, as the law of the European Union requires it. */
export function WithdrawalPage({ values, sent }: WithdrawalPageProps) {
  const state = sent ?? { step: 'form', values }
  const t = useMessages()
  const { step } = state
  const title = useFocusOnStep(step)
  return (
    <div className="page withdrawal">
      <PageTitle>{t(titles[step])}</PageTitle>
      <div className="withdrawal-column">
        <h1 ref={title} tabIndex={-1} className="display text-h1 outline-none">
          {t(titles[step])}
        </h1>
        {state.step === 'form' && <WithdrawalForm {...state} />}
        {state.step === 'review' && <ConfirmWithdrawal {...state} />}
        {state.step === 'received' && <WithdrawalReceived {...state} />}
      </div>
    </div>
  )
}

/** Focuses the title of a new step, so that screen readers announce it. */
function useFocusOnStep(step: WithdrawalState['step']) {
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    title.current?.focus()
  }, [step])
  return title
}

type FormProps = WithdrawalState & { step: 'form' }

function WithdrawalForm({ values, problems }: FormProps) {
  const t = useMessages()
  const locale = useLocale()
  const isPending = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return (
    <>
      <p className="mt-3 mb-6 text-ink-soft">
        {t('withdrawText')}{' '}
        <TextLink to={`/${locale}/withdrawal`} className="link-inline">
          {t('withdrawRight')}
        </TextLink>
      </p>
      <Form ref={form} method="post" noValidate className="withdrawal-form">
        <WithdrawalFields values={values} problems={problems} />
        <Button name="intent" value="review" pending={isPending} className="justify-self-start">
          {t('goOn')}
        </Button>
      </Form>
    </>
  )
}

type FieldsProps = { values: WithdrawalValues; problems: WithdrawalProblems | undefined }

function WithdrawalFields({ values, problems = {} }: FieldsProps) {
  const t = useMessages()
  const textOf = useProblemText()
  return (
    <>
      <div className="field-pair">
        {nameFields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            defaultValue={values[name]}
            maxLength={60}
            error={textOf(problems[name])}
          />
        ))}
      </div>
      <TextField
        label={t('orderNumberField')}
        name="orderNumber"
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={values.orderNumber}
        maxLength={40}
        error={textOf(problems.orderNumber)}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={values.email}
        help={t('withdrawEmailHelp')}
        error={textOf(problems.email)}
      />
      <TextArea
        label={t('withdrawItems')}
        name="message"
        isOptional
        rows={4}
        defaultValue={values.message}
        maxLength={longestMessage}
        help={t('withdrawItemsHelp')}
      />
    </>
  )
}

const nameFields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const

function WithdrawalReceived({
  values,
  caseNumber: number,
  receivedAt: time,
}: WithdrawalState & { step: 'received' }) {
  const t = useMessages()
  const { email = '' } = values
  return (
    <>
      <output className="mt-3 mb-6 block text-ink-soft">
        {t('withdrawReceivedText', { time, number, email })}
      </output>
      <Declaration values={values} />
    </>
  )
}
