import { contentQuery } from '../content/content-query.ts'
import { siteOf } from '@cairn/contract/sites'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Route } from './+types/content-preview-route.ts'
import { limits, wantedIn } from './wanted.ts'

/** Documents of a kind, or every use of a block, as their authors last wrote them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = wantedIn(url.searchParams)
  if (!wanted.docType) return { wanted, exhibits: undefined }
  const { commerce, locale } = context.get(pageContext)
  const { docType, layoutVariant, limit } = wanted
  const read = await commerce.readShowcase({
    params: { mode: 'preview', siteId: siteOf(locale).siteId, docType },
    query: { ...contentQuery, limit, offset: 0, ...(layoutVariant && { layoutVariant }) },
  })
  const found = read.ok ? read.value.result : []
  return { wanted, exhibits: found.map(({ id, name }) => ({ id, name })) }
}

export default function ContentPreview({ loaderData: { wanted, exhibits } }: Route.ComponentProps) {
  const t = useMessages()
  return (
    <div className="page grid gap-10 pt-10 pb-section">
      <PageTitle>{t('contentPreview')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="display text-h1">{t('contentPreview')}</h1>
      <Form noValidate className="grid max-w-xl gap-5">
        <input type="hidden" name="preview" value="true" />
        <TextField
          label={t('docType')}
          name="docType"
          required
          defaultValue={wanted.docType}
          error={wanted.isDocTypeMissing ? t('fieldRequired') : undefined}
        />
        <TextField
          label={t('layoutVariant')}
          name="layoutVariant"
          isOptional
          defaultValue={wanted.layoutVariant}
        />
        <SelectField label={t('atMost')} name="limit" defaultValue={wanted.limit}>
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit}
            </option>
          ))}
        </SelectField>
        <Button className="justify-self-start">{t('showThem')}</Button>
      </Form>
      {exhibits && <Exhibits exhibits={exhibits} />}
    </div>
  )
}

function Exhibits({ exhibits }: { exhibits: readonly { id: string; name: string }[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby="exhibits">
      <h2 id="exhibits" className="display mb-5 text-h3">
        {t('exhibitCount', { count: exhibits.length })}
      </h2>
      <ol className="max-w-3xl border-b border-line text-ui">
        {exhibits.map(({ id, name }, at) => (
          <li
            key={`${id} ${at}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <span className="name">{name}</span>
            <code className="text-small text-ink-soft">{id}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
