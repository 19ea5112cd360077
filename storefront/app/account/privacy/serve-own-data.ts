import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import type { PageContext } from '../../platform/page/page-context.ts'

const pathPattern = /^\/[a-z-]+\/account\/privacy\/data\.(?<format>json|html)$/

type Page = Pick<PageContext, 'commerce' | 'locale'>

/** Serves the data of the signed-in shopper as a file, which works without scripts. */
export async function serveOwnData(request: Request, page: Page): Promise<Response | undefined> {
  const { format } = pathPattern.exec(new URL(request.url).pathname)?.groups ?? {}
  if (format === undefined) return undefined
  const file = format === 'json' ? await jsonOf(page) : await htmlOf(page)
  if (file === undefined) return backToPrivacy(page)
  return new Response(file.content, {
    headers: {
      'content-type': `${file.type}; charset=utf-8`,
      'content-disposition': `attachment; filename="cairn-data.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}

type DataFile = { type: string; content: string | Uint8Array<ArrayBuffer> }

async function jsonOf({ commerce }: Page): Promise<DataFile | undefined> {
  const exported = await withRenewedSession<unknown, HandledRefusal>(commerce, () =>
    commerce.exportOwnData({}),
  )
  if (!exported.ok) return undefined
  return { type: 'application/json', content: `${JSON.stringify(exported.value, null, 2)}\n` }
}

async function htmlOf({ commerce }: Page): Promise<DataFile | undefined> {
  const page = await withRenewedSession<Uint8Array, HandledRefusal>(commerce, () =>
    commerce.downloadOwnData({}),
  )
  return page.ok ? { type: 'text/html', content: new Uint8Array(page.value) } : undefined
}

/** The page leads to the sign-in, or says what is wrong. */
const backToPrivacy = ({ locale }: Page) =>
  new Response(null, {
    status: 303,
    headers: { location: `/${locale}/account/privacy`, 'cache-control': 'private, no-store' },
  })
