import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { isEnough, Suggested } from './suggested.tsx'

const listId = 'search-suggestions'

/** A plain form; while somebody types, what it may be that they look for. */
export function SearchBox() {
  const t = useMessages()
  const locale = useLocale()
  const [params] = useSearchParams()
  const [typed, setTyped] = useState('')
  return (
    <search className="site-search">
      <Form action={`/${locale}/search`} className="relative" onSubmit={() => setTyped('')}>
        <label className="site-search-field">
          <Icon name="search" />
          <span className="sr-only">{t('search')}</span>
          <input
            key={params.get('q')}
            type="search"
            name="q"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search')}
            defaultValue={params.get('q') ?? ''}
            aria-controls={isEnough(typed) ? listId : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Suggested id={listId} typed={typed} onLeave={() => setTyped('')} />
      </Form>
    </search>
  )
}
