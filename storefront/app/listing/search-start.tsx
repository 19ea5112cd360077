import { useState } from 'react'
import { Form } from 'react-router'
import { isEnough, Suggested } from '../navigation/suggested.tsx'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TextField } from '../ui/text-field.tsx'

const listId = 'page-suggestions'

/** The search of a phone: a page of its own, with what it may be that somebody looks for below the field. */
export function SearchStart() {
  const t = useMessages()
  return (
    <div className="page grid gap-6 py-[clamp(48px,6vw,96px)]">
      <PageTitle>{t('search')}</PageTitle>
      <h1 className="display text-h1">{t('search')}</h1>
      <SearchForm />
    </div>
  )
}

function SearchForm() {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  return (
    <search className="max-w-xl">
      <Form className="flex items-end gap-3">
        <div className="grow">
          <TextField
            label={t('searchFor')}
            type="search"
            name="q"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls={isEnough(typed) ? listId : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button>{t('search')}</Button>
      </Form>
      <div className="search-page-suggestions">
        <Suggested id={listId} typed={typed} onLeave={() => setTyped('')} />
      </div>
    </search>
  )
}
