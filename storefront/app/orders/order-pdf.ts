import { orderTicket } from '@cairn/contract/orders/order'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { showOwnText } from '../platform/calls/handling.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import type { PageContext } from '../platform/page/page-context.ts'

const pathPattern =
  /^\/[a-z-]+\/orders\/(?<orderNumber>[A-Z0-9-]{6,24})\/(?:invoice|returns\/(?<returnNumber>RET-[A-Z0-9]{6,20})\/label)\.pdf$/

/** Serves the invoice and return labels as PDF to anyone who may see the order. */
export async function serveOrderPdf(
  request: Request,
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const { orderNumber, returnNumber } = pathPattern.exec(url.pathname)?.groups ?? {}
  if (orderNumber === undefined) return undefined
  const query = { st: orderTicket.safeParse(url.searchParams.get('st')).data }
  const document = await withRenewedSession<Uint8Array, HandledRefusal>(commerce, () =>
    returnNumber === undefined
      ? commerce.downloadInvoice(
          { query, body: { orderNumber } },
          { pastOrderNotFound: showOwnText },
        )
      : commerce.createReturnLabel(
          { query, params: { orderId: orderNumber }, body: { returnNumber } },
          {
            pastOrderNotFound: showOwnText,
            itemNotAvailable: showOwnText,
            returnNotCreated: showOwnText,
          },
        ),
  )
  if (!document.ok) return backToOrder(`/${locale}/orders/${orderNumber}${url.search}`)
  return new Response(new Uint8Array(document.value), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${returnNumber ?? orderNumber}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

const backToOrder = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
