import { accept, refuse } from '@cairn/contract/refusals/result'
import { marketOf } from '../catalogue/market.ts'
import { documentTag, type CacheTag } from '../platform/cache/cache-tags.ts'
import type { PublicContext } from '../platform/wire/request-context.ts'
import type { Guard } from '../platform/wire/serve.ts'
import type { ContentSource } from './content-store.ts'
import { type ContentMode, documentId } from './documents/document-answer.ts'
import type { DocumentRequest, readPlainDocument } from './documents/read-document-flow.ts'

export type ContentRouteDeps = ContentSource & { guards: { anyone: Guard<'anyone'> } }

type ReadDocument = (request: DocumentRequest) => ReturnType<typeof readPlainDocument>
type DocumentParams = Omit<DocumentRequest, 'market' | 'previewTime'> & { siteId?: string }

/** Answers with a document in the locale of the request. Documents of other sites are not found. */
export const respondWithDocument =
  (readDocument: ReadDocument) =>
  async (
    context: PublicContext,
    { siteId = context.site.siteId, kinds, slugs, mode }: DocumentParams,
  ) => {
    if (siteId !== context.site.siteId) return refuse('callUnknown')
    // Also the tags of missing documents, because the answer changes when they are published.
    for (const kind of kinds) {
      addCacheTags(context, mode, ...slugs.map((slug) => documentTag(documentId({ kind, slug }))))
    }
    const document = await readDocument({
      kinds,
      slugs,
      mode,
      previewTime: context.preview?.time,
      market: marketOf(context),
    })
    if (!document) return refuse('callUnknown')
    addCacheTags(context, mode, ...document.tags)
    return accept(document.answer)
  }

/** Previews get no cache tags, so they are not cached. */
export function addCacheTags({ cacheTags }: PublicContext, mode: ContentMode, ...tags: CacheTag[]) {
  if (mode === 'publish') cacheTags(...tags)
}
