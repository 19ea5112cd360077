import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { longestEmail } from '../sign-in/credentials.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { longestMessage, wrongFields } from './case-fields.ts'
import type { Sent } from './case-form.tsx'
import { CaseFrame } from './case-frame.tsx'
import type { Categories } from './case-view.ts'
import { givenIn, textIn, useCase } from './use-case.ts'

type ContactFormProps = { categories: Categories; onSent: (sent: Sent) => void }

const required = ['category', 'subject', 'message', 'firstName', 'lastName'] as const

export function ContactForm({ categories, onSent }: ContactFormProps) {
  const t = useMessages()
  const sending = useCase({ wrongIn, send, onSent, emailField: 'email' })
  const { wrong = {} } = sending
  const said = (name: keyof typeof wrong) => {
    const how = wrong[name]
    return how && t(how, { most: longestEmail })
  }
  return (
    <CaseFrame title={t('contactFormTitle')} sending={sending}>
      <Subjects
        categories={categories}
        wrong={{ category: said('category'), subject: said('subject') }}
      />
      <TextArea
        label={t('contactMessage')}
        name="message"
        rows={6}
        maxLength={longestMessage}
        error={said('message')}
      />
      <Writer said={said} />
    </CaseFrame>
  )
}

type WriterProps = {
  said: (name: 'firstName' | 'lastName' | 'email') => string | undefined
}

/** Who is to be answered, and about which order. */
function Writer({ said }: WriterProps) {
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
        defaultValue={inBrowser ? order : ''}
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
        autoCapitalize="none"
        error={said('email')}
      />
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
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
  wrong: { category: string | undefined; subject: string | undefined }
}

/** What it is about, first roughly. */
function Subjects({ categories, wrong }: SubjectsProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState('')
  const subjects = categories.find(({ id }) => id === chosen)?.subjects ?? []
  return (
    <>
      <SelectField
        label={t('contactCategory')}
        name="category"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={wrong.category}
      >
        <option value="">{t('chooseOne')}</option>
        {categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {subjects.length > 0 && (
        <SelectField key={chosen} label={t('contactSubject')} name="subject" error={wrong.subject}>
          <option value="">{t('chooseOne')}</option>
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

const wrongIn = (form: FormData) => wrongFields((name) => textIn(form, name), required)

const send = (form: FormData, captcha: string | undefined) =>
  browserCommerce().contactUs({
    body: {
      firstName: textIn(form, 'firstName'),
      lastName: textIn(form, 'lastName'),
      email: textIn(form, 'email'),
      category: textIn(form, 'category'),
      subject: textIn(form, 'subject'),
      message: textIn(form, 'message'),
      ...givenIn(form, ['orderNumber', 'phone']),
      recaptcha_response: captcha,
    },
  })
