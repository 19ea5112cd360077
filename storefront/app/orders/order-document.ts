import { orderTicket } from '@cairn/contract/order-entity'
import type { Page } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'

const shape =
  /^\/[a-z-]+\/orders\/(?<orderNumber>[A-Z0-9-]{6,24})\/(?:invoice|returns\/(?<returnNumber>RET-[A-Z0-9]{6,20})\/label)\.pdf$/

/** What of an order is no page: its invoice and the labels of its returns, for whoever may see the order. */
export async function orderDocument(
  request: Request,
  { commerce, locale }: Pick<Page, 'commerce' | 'locale'>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const { orderNumber, returnNumber } = shape.exec(url.pathname)?.groups ?? {}
  if (orderNumber === undefined) return undefined
  const query = { st: orderTicket.safeParse(url.searchParams.get('st')).data }
  const written = await renewingSession<Uint8Array>(commerce, () =>
    returnNumber === undefined
      ? commerce.downloadInvoice({ query, body: { orderNumber } })
      : commerce.createReturnLabel({
          query,
          params: { orderId: orderNumber },
          body: { returnNumber },
        }),
  )
  if (!written.ok) return backToOrder(`/${locale}/orders/${orderNumber}${url.search}`)
  return new Response(new Uint8Array(written.value), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${returnNumber ?? orderNumber}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

const backToOrder = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
