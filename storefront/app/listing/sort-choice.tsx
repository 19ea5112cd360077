import type { SortOrder } from '@cairn/contract/listing-entity'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'

/** The button beside it is for browsers without scripts. */
export function SortChoice({ current }: { current: SortOrder }) {
  const t = useMessages()
  const [query] = useSearchParams()
  const submit = useSubmit()
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
      className="sort-choice"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-1.5 text-ui">
        {t('sortBy')}
        <select key={current} name="sort" defaultValue={current} className="sort-select">
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
