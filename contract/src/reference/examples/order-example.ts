import { type ExampleTable, exampleIds } from './example-ids.ts'

const { orderNumber, itemId, returnNumber } = exampleIds

export const orderExamples = {
  readOrder: { params: { orderId: orderNumber } },
  downloadInvoice: { body: { orderNumber } },
  readOrderHistory: { body: { start: 0, count: 10 } },
  createReturnLabel: {
    params: { orderId: orderNumber },
    body: {
      items: [{ itemId, qty: 1, reason: 'tooSmall' }],
      key: 'c8b4dae8-529a-4fbe-9d66-be8fd05b4c87',
    },
  },
  readOwnReturns: {},
  withdrawReturn: { params: { orderId: orderNumber }, body: { returnNumber } },
  mailOrderCode: { body: { orderNumber, email: 'ada.berg@example.com' } },
  trackOrder: { body: { orderNumber, email: 'ada.berg@example.com', code: exampleIds.orderCode } },
  cancelOrder: { body: { orderNumber, reason: 'Ordered twice' } },
  resendGiftCardEmail: { body: { orderNumber } },
} satisfies ExampleTable
