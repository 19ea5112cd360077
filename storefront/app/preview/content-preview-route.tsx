import { siteOf } from '@cairn/contract/sites/sites'
import { Form } from 'react-router'
import { contentQuery } from '../content/reading/content-query.ts'
import { goOn } from '../platform/calls/handling.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/forms/field.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/content-preview-route.ts'
import './preview.css'

/** Lists the documents of a type, or those with a block, as drafts for their authors. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const previewRequest = previewRequestIn(url.searchParams)
  if (!previewRequest.docType) return { previewRequest, documents: undefined }
  const { commerce, locale } = context.get(pageContext)
  const { docType, layoutVariant, limit } = previewRequest
  const result = await commerce.readShowcase(
    {
      params: { mode: 'preview', siteId: siteOf(locale).siteId, docType },
      query: { ...contentQuery, limit, offset: 0, ...(layoutVariant && { layoutVariant }) },
    },
    { callUnknown: goOn },
  )
  const previewDocuments = result.ok ? result.value.result : []
  return { previewRequest, documents: previewDocuments.map(({ id, name }) => ({ id, name })) }
}

export default function ContentPreview({
  loaderData: { previewRequest, documents },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <div className="page preview">
      <PageTitle>{t('contentPreview')}</PageTitle>
      <h1 className="display text-h1">{t('contentPreview')}</h1>
      <Form noValidate className="preview-form">
        <input type="hidden" name="preview" value="true" />
        <TextField
          label={t('docType')}
          name="docType"
          required
          defaultValue={previewRequest.docType}
          error={previewRequest.isDocTypeMissing ? t('fieldRequired') : undefined}
        />
        <TextField
          label={t('layoutVariant')}
          name="layoutVariant"
          isOptional
          defaultValue={previewRequest.layoutVariant}
        />
        <SelectField label={t('previewLimit')} name="limit" defaultValue={previewRequest.limit}>
          {limitChoices.map((limit) => (
            <option key={limit} value={limit}>
              {limit}
            </option>
          ))}
        </SelectField>
        <Button className="justify-self-start">{t('previewShow')}</Button>
      </Form>
      {documents && <PreviewedDocuments documents={documents} />}
    </div>
  )
}

function PreviewedDocuments({ documents }: { documents: readonly { id: string; name: string }[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby="preview-results">
      <h2 id="preview-results" className="display mb-5 text-h3">
        {t('previewResultCount', { count: documents.length })}
      </h2>
      <ol className="preview-results">
        {documents.map(({ id, name }, index) => (
          <li key={`${id} ${index}`} className="preview-result">
            <span className="name">{name}</span>
            <code className="text-small text-ink-soft">{id}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const limitChoices = [10, 20, 50] as const

const defaultLimit = 20

/** Reads the form from the query. It is empty when the page is opened. */
export function previewRequestIn(query: URLSearchParams) {
  const docType = (query.get('docType') ?? '').trim()
  return {
    docType,
    isDocTypeMissing: query.has('docType') && docType === '',
    layoutVariant: (query.get('layoutVariant') ?? '').trim(),
    limit: limitChoices.find((limit) => String(limit) === query.get('limit')) ?? defaultLimit,
  }
}
