import type { Filter, SortOrder } from '@cairn/contract/catalogue/listing'
import { useEffect, useRef } from 'react'
import { Link, Form, useSubmit } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'
import { TextLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import {
  urlWithoutFilters,
  urlWithoutFilter,
  urlWithoutPriceBounds,
  parseListingQuery,
} from './listing-url.ts'
import { useListingQuery } from './use-listing-query.ts'

export function ChosenFilters({ filters }: { filters: readonly Filter[] }) {
  const t = useMessages()
  const query = useListingQuery()
  const priceRange = usePriceRangeText(query)
  const chosenFilters = filters.flatMap((filter) =>
    filter.values
      .filter(({ isSelected }) => isSelected)
      .map(({ id, label }) => ({ to: urlWithoutFilter(query, `${filter.id}:${id}`), label })),
  )
  if (priceRange) chosenFilters.push({ to: urlWithoutPriceBounds(query), label: priceRange })
  if (chosenFilters.length === 0) return null
  return (
    <div className="filter-chips">
      {chosenFilters.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-label={t('removeFilter', { label })}
          className="filter-chip"
        >
          {label}
          <Icon name="close" className="icon-small" />
        </Link>
      ))}
      <TextLink to={urlWithoutFilters(query)} preventScrollReset>
        {t('clearAll')}
      </TextLink>
    </div>
  )
}

function usePriceRangeText(query: URLSearchParams): string | undefined {
  const t = useMessages()
  const money = useMoney()
  const { minPrice, maxPrice } = parseListingQuery(query)
  if (minPrice === undefined && maxPrice === undefined) return undefined
  if (minPrice === undefined) return `${t('upTo')} ${money(maxPrice ?? 0)}`
  if (maxPrice === undefined) return `${t('from')} ${money(minPrice)}`
  return t('priceRange', { low: money(minPrice), high: money(maxPrice) })
}

/** Browsers without scripts get a submit button. */
export function SortChoice({ current }: { current: SortOrder }) {
  const t = useMessages()
  const query = useListingQuery()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) fillForm(form.current, new URLSearchParams({ sort: current }))
  }, [current])
  const otherParams = [...query].filter(([name]) => name !== 'sort' && name !== 'page')
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
      {otherParams.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label className="sort-label">
        <span className="sort-text">{t('sortBy')}</span>
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

/** Sets the fields of a filter form from the URL, without moving the focus. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = query.get(field.name) ?? field.value
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = query.has(field.name, field.value)
    if (field.type === 'number') field.value = query.get(field.name) ?? ''
  }
}
