import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { SelectField, TextArea, TextField } from '../ui/forms/field.tsx'
import {
  contactBody,
  longestMessage,
  findContactProblems,
  needsMessage,
  type CaseActionData,
  type Categories,
  type SentCase,
  type ContactProblems,
} from './case-fields.ts'
import { CaseFrame, useCaseForm } from './case-frame.tsx'

type ContactFormProps = {
  categories: Categories
  actionData: CaseActionData
  onSent: (sent: SentCase) => void
}

export function ContactForm({ categories, actionData, onSent }: ContactFormProps) {
  const t = useMessages()
  const submission = useCaseForm<ContactProblems>({
    findProblems: findContactProblems,
    send,
    onSent,
    emailField: 'email',
    initial: { problems: actionData.contact, errorMessage: actionData.errorMessage },
  })
  const { problems = {} } = submission
  const { values = {} } = actionData
  const about = new URLSearchParams(useLocation().search).get('about') ?? undefined
  const inBrowser = useHydrated()
  const givenSubject = values['about'] ?? (inBrowser ? about : undefined)
  const [chosenSubject, setChosenSubject] = useState<string>()
  const textOf = useProblemText()
  const problemText = (name: keyof ContactProblems) => textOf(problems[name])
  return (
    <CaseFrame title={t('contactFormTitle')} submission={submission}>
      <Subjects
        key={String(inBrowser)}
        categories={categories}
        chosenSubject={givenSubject}
        onChoose={setChosenSubject}
        error={problemText('about')}
      />
      <TextArea
        label={t('contactMessage')}
        name="message"
        isOptional={!needsMessage(chosenSubject ?? givenSubject ?? '')}
        rows={6}
        defaultValue={values['message']}
        maxLength={longestMessage}
        error={problemText('message')}
      />
      <ContactFields problemText={problemText} values={values} />
    </CaseFrame>
  )
}

type ContactFieldsProps = {
  values: Record<string, string>
  problemText: (name: 'firstName' | 'lastName' | 'email') => string | undefined
}

/** Name, email, phone and order number. */
function ContactFields({ problemText, values }: ContactFieldsProps) {
  const t = useMessages()
  const order = new URLSearchParams(useLocation().search).get('order') ?? ''
  const inBrowser = useHydrated()
  return (
    <>
      <TextField
        key={String(inBrowser)}
        label={t('orderNumberField')}
        name="orderNumber"
        isOptional
        defaultValue={values['orderNumber'] ?? (inBrowser ? order : '')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
      />
      <div className="field-pair">
        {nameFields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            defaultValue={values[name]}
            maxLength={60}
            error={problemText(name)}
          />
        ))}
      </div>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values['email']}
        autoCapitalize="none"
        error={problemText('email')}
      />
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={values['phone']}
        isOptional
        maxLength={30}
      />
    </>
  )
}

const nameFields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const

type SubjectsProps = {
  categories: Categories
  chosenSubject: string | undefined
  onChoose: (subject: string) => void
  error: string | undefined
}

/** A select field with the subjects in their categories. It works without scripts. */
function Subjects({ categories, chosenSubject, onChoose, error }: SubjectsProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('contactCategory')}
      name="about"
      defaultValue={chosenSubject ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      error={error}
    >
      <option value="">{t('chooseOne')}</option>
      {categories.map(({ id, label, subjects }) => (
        <optgroup key={id} label={label}>
          {subjects.map((subject) => (
            <option key={subject.id} value={`${id}/${subject.id}`}>
              {subject.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const send = (form: FormData, captcha: string | undefined) =>
  browserCommerce().contactUs(
    { body: { ...contactBody(form), recaptcha_response: captcha } },
    { emailMalformed: showMessage, captchaFailed: showMessage },
  )
