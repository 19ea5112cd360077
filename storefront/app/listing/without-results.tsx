import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { isLongEnough, LazySuggestions } from '../navigation/search/search-box.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const listId = 'page-suggestions'

type WithoutResultsProps = { hasField: boolean; blocks: readonly ContentBlock[] }

/** For a search without a term or without results: a search field, if the page has none, and content. */
export const WithoutResults = ({ hasField, blocks }: WithoutResultsProps) => (
  <>
    {hasField && <SearchStart />}
    <Blocks blocks={blocks} hasTitle />
  </>
)

function SearchStart() {
  const t = useMessages()
  return (
    <div className="page search-start">
      <PageTitle>{t('search')}</PageTitle>
      <h1 className="display text-h1">{t('search')}</h1>
      <SearchForm />
    </div>
  )
}

function SearchForm() {
  const t = useMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Neither is in the state: what was typed in the header meanwhile, and before the page was hydrated.
  useEffect(() => {
    if (!field.current) return
    field.current.value ||= takeTextOfHeader()
    setText(field.current.value)
  }, [])
  return (
    <search className="search-form">
      <Form className="flex items-end gap-3">
        <div className="grow">
          <TextField
            ref={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is why this page was opened
            autoFocus
            label={t('searchFor')}
            type="search"
            name="q"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls={isLongEnough(text) ? listId : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button>{t('search')}</Button>
      </Form>
      <div className="search-page-suggestions">
        <LazySuggestions id={listId} text={text} onLeave={() => setText('')} />
      </div>
    </search>
  )
}

/** On narrow screens the field of the header has the focus until this page is shown. */
function takeTextOfHeader(): string {
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  const text = field?.value ?? ''
  if (field) field.value = ''
  return text
}
