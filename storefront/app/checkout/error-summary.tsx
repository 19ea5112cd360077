import { useMessages } from '../platform/messages.tsx'
import { Notice } from '../ui/notice.tsx'
import { looks } from './address-fields.ts'
import { focusField } from './focus-field.ts'
import { type BrokenFields, typedFields } from './typed-address.ts'
import { useBrokenText } from './use-broken-text.ts'

type ErrorSummaryProps = { broken: BrokenFields | undefined; prefix?: string }

/** All that has to be put right, each with the way to its field. */
export function ErrorSummary({ broken, prefix = '' }: ErrorSummaryProps) {
  const t = useMessages()
  const brokenText = useBrokenText()
  const fields = typedFields.flatMap((field) => {
    const how = broken?.[field]
    return how ? [{ field, how }] : []
  })
  if (fields.length < 2) return null
  return (
    <div className="mb-5">
      <Notice tone="error">
        {t('putRight', { count: fields.length })}
        {fields.map(({ field, how }) => (
          <button
            key={field}
            type="button"
            className="underlined mt-1 block min-h-6 text-start"
            onClick={() => focusField(`${prefix}${field}`)}
          >
            {`${t(looks[field].label)}: ${brokenText(field, how)}`}
          </button>
        ))}
      </Notice>
    </div>
  )
}
