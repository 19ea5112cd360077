import { useState, Suspense } from 'react'
import { Form, useSearchParams } from 'react-router'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'

const listId = 'search-suggestions'

/** A search form that works without scripts. With scripts it shows suggestions while the visitor types. */
export function SearchBox() {
  const t = useMessages()
  const locale = useLocale()
  const [params] = useSearchParams()
  const [text, setText] = useState('')
  return (
    <search className="site-search">
      <Form action={`/${locale}/search`} className="search-box" onSubmit={() => setText('')}>
        <div className="site-search-field">
          <button aria-label={t('search')}>
            <Icon name="search" />
          </button>
          <label>
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
              defaultValue={params.get('q') ?? text}
              aria-controls={isLongEnough(text) ? listId : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </div>
        <LazySuggestions id={listId} text={text} onLeave={() => setText('')} />
      </Form>
    </search>
  )
}

const Suggestions = lazyOptional(() =>
  import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
)

const minLetters = 3

export const isLongEnough = (text: string): boolean => text.trim().length >= minLetters

type LazySuggestionsProps = { id: string; text: string; onLeave: () => void }

/** Loads the suggestions once enough letters are typed. */
export function LazySuggestions({ id, text, onLeave }: LazySuggestionsProps) {
  if (!isLongEnough(text)) return null
  return (
    <Suspense>
      <Suggestions id={id} text={text.trim()} onNavigate={onLeave} />
    </Suspense>
  )
}
