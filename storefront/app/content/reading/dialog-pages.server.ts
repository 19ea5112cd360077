import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import type { ConsumerDetails } from '../../events/event-registration.ts'
import { readAttendee } from '../../events/register-for-event.server.ts'
import type { PageContext } from '../../platform/page/page-context.ts'

/** The query parameter that names a dialog of the page. */
const parameter = 'dialog'

type DialogPage = { document: ContentDocument; attendee: ConsumerDetails | undefined }
type DialogRequest = { request: Request; document: ContentDocument }

/** The page of the dialog that the URL names. Undefined if the document has no such dialog. */
export async function readDialogPage(
  { commerce }: Pick<PageContext, 'commerce'>,
  { request, document }: DialogRequest,
): Promise<DialogPage | undefined> {
  const name = new URL(request.url).searchParams.get(parameter)
  if (name === null) return undefined
  for (const block of allBlocks(document)) {
    if (block.type !== 'dialog' || block.fields.name !== name) continue
    const { title, event } = block.fields
    const sections = [{ name: 'main', blocks: [block] }]
    const attendee = event && (await readAttendee(commerce, request))
    return { document: { ...document, title, description: '', sections }, attendee }
  }
  return undefined
}

const dialogBlock = /data-block="dialog" data-name="([^"]+)"/g
const hashLink = / href="([^"#?]*)#([^"]+)"/g

/**
 * Until scripts run, links to the dialogs of a page lead to pages. The router then opens the dialog whatever the address
 * of its link is.
 */
export function withDialogPages(html: string): string {
  const names = new Set(Array.from(html.matchAll(dialogBlock), ([, name = '']) => name))
  if (names.size === 0) return html
  return html.replaceAll(hashLink, (link: string, path: string, name: string) =>
    names.has(name) ? ` href="${path}?${parameter}=${name}"` : link,
  )
}
