import { useLocation } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { longestEmail } from '../sign-in/credentials.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { longestMessage } from './case-fields.ts'
import { CaseFrame } from './case-frame.tsx'
import type { CaseActed, Categories, Sent, WrongContact } from './case-view.ts'
import { contactBody, wrongInContact } from './contact.ts'
import { useCase } from './use-case.ts'

type ContactFormProps = {
  categories: Categories
  acted: CaseActed
  onSent: (sent: Sent) => void
}

export function ContactForm({ categories, acted, onSent }: ContactFormProps) {
  const t = useMessages()
  const sending = useCase<WrongContact>({
    wrongIn: wrongInContact,
    send,
    onSent,
    emailField: 'email',
    before: { wrong: acted.contact, refused: acted.refused },
  })
  const { wrong = {} } = sending
  const { typed = {} } = acted
  const said = (name: keyof typeof wrong) => {
    const how = wrong[name]
    return how && t(how, { most: longestEmail })
  }
  return (
    <CaseFrame title={t('contactFormTitle')} sending={sending}>
      <Subjects categories={categories} chosen={typed['about']} error={said('about')} />
      <TextArea
        label={t('contactMessage')}
        name="message"
        rows={6}
        defaultValue={typed['message']}
        maxLength={longestMessage}
        error={said('message')}
      />
      <Writer said={said} typed={typed} />
    </CaseFrame>
  )
}

type WriterProps = {
  typed: Record<string, string>
  said: (name: 'firstName' | 'lastName' | 'email') => string | undefined
}

/** Who is to be answered, and about which order. */
function Writer({ said, typed }: WriterProps) {
  const t = useMessages()
  const order = new URLSearchParams(useLocation().search).get('order') ?? ''
  const inBrowser = useInBrowser()
  return (
    <>
      <TextField
        key={String(inBrowser)}
        label={t('orderNumberField')}
        name="orderNumber"
        isOptional
        defaultValue={typed['orderNumber'] ?? (inBrowser ? order : '')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
      />
      <div className="field-pair">
        {names.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            defaultValue={typed[name]}
            maxLength={60}
            error={said(name)}
          />
        ))}
      </div>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed['email']}
        autoCapitalize="none"
        error={said('email')}
      />
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={typed['phone']}
        isOptional
        maxLength={30}
      />
    </>
  )
}

const names = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const

type SubjectsProps = {
  categories: Categories
  chosen: string | undefined
  error: string | undefined
}

/** What it is about: a list in the groups of the house, which also works without scripts. */
function Subjects({ categories, chosen, error }: SubjectsProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('contactCategory')}
      name="about"
      defaultValue={chosen ?? ''}
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
  browserCommerce().contactUs({ body: { ...contactBody(form), recaptcha_response: captcha } })
