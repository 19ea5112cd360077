import type { SortOrder } from '@cairn/contract/catalogue/listing'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { fillForm } from './filter-panel.tsx'
import { useListingQuery } from './use-listing-query.ts'

/** Browsers without scripts get a submit button. */
export function SortChoice({ current }: { current: SortOrder }) {
  const t = useMessages()
  const query = useListingQuery()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) fillForm(form.current, new URLSearchParams({ sort: current }))
  }, [current])
  const kept = [...query].filter(([name]) => name !== 'sort' && name !== 'page')
  const names: [SortOrder, string][] = [
    ['relevance', t('sortRecommended')],
    ['newest', t('sortNewest')],
    ['priceAscending', t('sortPriceUp')],
    ['priceDescending', t('sortPriceDown')],
    ['rating', t('sortRating')],
    ['discount', t('sortDiscount')],
  ]
  return (
    <Form
      ref={form}
      className="sort-choice"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label className="sort-label">
        <span className="sort-words">{t('sortBy')}</span>
        <select name="sort" defaultValue={current} className="sort-select">
          {names.map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" className="icon-small" />
      </label>
      <noscript>
        <button className="link">{t('sortNow')}</button>
      </noscript>
    </Form>
  )
}
