import type { Filter, Listing } from '@cairn/contract/catalogue/listing'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SizeBox } from '../ui/products/size-boxes.tsx'
import { fillForm } from './listing-controls.tsx'
import { useListingQuery } from './use-listing-query.ts'

export const filterPanelId = 'filters'

/** A form of checkboxes. Without scripts it has a submit button; with scripts each change applies at once. */
export function FilterPanel({ listing }: { listing: Listing }) {
  const t = useMessages()
  const query = useListingQuery()
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const search = query.toString()
  const sort = query.get('sort')
  const text = query.get('q')
  useEffect(() => {
    if (form.current) fillForm(form.current, new URLSearchParams(search))
  }, [search])
  const applyFilters = (filterForm: HTMLFormElement) =>
    void submit(formQuery(filterForm), { preventScrollReset: true })
  return (
    <aside
      id={filterPanelId}
      ref={panel}
      popover="auto"
      aria-label={t('filters')}
      className="filters"
    >
      <div className="filters-bar">
        <p className="display text-h3">{t('filters')}</p>
        <IconButton
          icon="close"
          label={t('close')}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
        />
      </div>
      <Form
        ref={form}
        preventScrollReset
        onChange={({ currentTarget }) => applyFilters(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
          applyFilters(event.currentTarget)
        }}
      >
        {text !== null && <input type="hidden" name="q" value={text} />}
        {sort !== null && <input type="hidden" name="sort" value={sort} />}
        {listing.filters
          .filter(({ values }) => values.length > 0)
          .map((filter) => (
            <FilterGroup key={filter.id} filter={filter} />
          ))}
        {listing.priceRange && <PriceFilter range={listing.priceRange} />}
        <div className="filters-end">
          <Button className="w-full">{t('showProducts', { count: listing.total })}</Button>
        </div>
      </Form>
    </aside>
  )
}

function FilterGroup({ filter: { id, label, values } }: { filter: Filter }) {
  return (
    <details open className="filter-group">
      <summary className="filter-title">
        {label}
        <Icon name="down" className="icon-small" />
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {id === 'size' ? (
          <div className="boxes boxes-narrow">
            {values.map((value) => (
              <SizeBox
                key={value.id}
                type="checkbox"
                name="filter"
                size={value.label}
                value={`${id}:${value.id}`}
                isChosen={value.isSelected}
              />
            ))}
          </div>
        ) : (
          values.map((value) => <FilterValue key={value.id} filterId={id} value={value} />)
        )}
      </fieldset>
    </details>
  )
}

type FilterValueProps = { filterId: string; value: Filter['values'][number] }

const FilterValue = ({ filterId, value: { id, label, count, isSelected } }: FilterValueProps) => (
  <label className="filter-value">
    <input
      type="checkbox"
      name="filter"
      value={`${filterId}:${id}`}
      defaultChecked={isSelected}
      className="tick"
    />
    {filterId === 'colour' && <span className="swatch" data-family={id} />}
    <span className="grow">{label}</span>
    <span className="figures text-small text-ink-mute">{count}</span>
  </label>
)

/** The query of a form, without empty fields. */
function formQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries)
}

type PriceFilterProps = { range: NonNullable<Listing['priceRange']> }

function PriceFilter({ range: { lowest, highest } }: PriceFilterProps) {
  const t = useMessages()
  const money = useMoney()
  const query = useListingQuery()
  const boundInput = (name: 'minPrice' | 'maxPrice', label: string, edge: number) => (
    <label className="price-bound">
      <span className="text-small text-ink-soft">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={Math.floor(lowest)}
        max={Math.ceil(highest)}
        placeholder={String(edge)}
        defaultValue={query.get(name) ?? ''}
      />
    </label>
  )
  return (
    <details open className="filter-group">
      <summary className="filter-title">
        {t('price')}
        <Icon name="down" className="icon-small" />
      </summary>
      <fieldset className="price-bounds">
        <legend className="sr-only">{t('price')}</legend>
        {boundInput('minPrice', t('from'), Math.floor(lowest))}
        {boundInput('maxPrice', t('upTo'), Math.ceil(highest))}
      </fieldset>
      <p className="figures mt-2 text-small text-ink-mute">
        {t('priceRange', { low: money(lowest), high: money(highest) })}
      </p>
    </details>
  )
}
