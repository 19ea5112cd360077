import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import type { PageContext } from '../../platform/page/page-context.ts'
import { requestedPage } from '../audiences/test-context.ts'
import type { ShownPage } from './shown-blocks.ts'

type ShownPageReader = Pick<PageContext, 'commerce'> & { request: Request }

/** What decides how the requested page shows a document. Experiments are only read for one that contains an experiment. */
export async function shownPage(
  { commerce, request }: ShownPageReader,
  document: ContentDocument,
): Promise<ShownPage> {
  const page = requestedPage(request)
  if (!allBlocks(document).some(({ type }) => type === 'experiment')) return page
  const result = await commerce.readExperiments({})
  return { ...page, ...(result.ok && { experiments: result.value.experiments }) }
}
