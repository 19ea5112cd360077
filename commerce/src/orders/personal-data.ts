const ofOrder = [{ within: 'orders', column: 'order_id', key: 'order_id' }] as const

/** Nobody writes to an erased customer any more. An address without a street is one of an order by mail only. */
const contactsIn = (name: 'shippingAddress' | 'billingAddress') =>
  [
    { column: 'snapshot', path: [name, 'email'], ifPresent: [name, 'addressLine1'] },
    { column: 'snapshot', path: [name, 'phone'] },
    { column: 'snapshot', path: [name, 'phoneCode'] },
  ] as const

/** Tax law requires to keep invoices for years, with the name and address of the customer. */
export const ordersPersonalData = {
  name: 'orders',
  tables: {
    orders: {
      rows: [
        { consumer: 'consumer_id' },
        {
          email: 'email',
          unlessIn: { table: 'accounts', column: 'consumer_id', key: 'account_id' },
        },
      ],
      exported: [
        'order_number',
        'site_id',
        'locale',
        'currency',
        'channel',
        'store_id',
        'email',
        'state',
        'ordered_at',
        'refusal_reason',
        'totals',
        'tax_lines',
        'instruments',
        'snapshot',
      ],
      internal: ['network', 'employee_id'],
      erasure: {
        keep: 'taxLaw',
        clear: ['network', 'email'],
        clearFields: [...contactsIn('shippingAddress'), ...contactsIn('billingAddress')],
      },
    },
    order_shipments: {
      rows: ofOrder,
      exported: ['shipping_method', 'status', 'store_id', 'tracking_number', 'tracking_url'],
      internal: ['shipment_id'],
      erasure: { keep: 'taxLaw' },
    },
    order_lines: {
      rows: ofOrder,
      exported: ['sku', 'quantity', 'price', 'item'],
      internal: ['shipment_id'],
      erasure: { keep: 'taxLaw', clearFields: [{ column: 'item', path: ['giftOption'] }] },
    },
    payment_attempts: {
      rows: ofOrder,
      exported: ['provider', 'kind', 'state', 'brand', 'last4', 'reason'],
      internal: ['attempt_key', 'reference', 'challenge'],
      erasure: { keep: 'taxLaw' },
    },
    payment_movements: {
      rows: [{ within: 'payment_attempts', column: 'attempt_key', key: 'attempt_key' }],
      exported: ['kind', 'amount_minor', 'state', 'requested_at', 'reason'],
      internal: ['movement_key', 'attempt_key'],
      erasure: { keep: 'taxLaw' },
    },
    order_returns: {
      rows: ofOrder,
      exported: ['return_number', 'state', 'announced_at', 'received_at'],
      internal: ['request_key', 'refund'],
      erasure: { keep: 'taxLaw' },
    },
    order_return_lines: {
      rows: ofOrder,
      exported: ['quantity', 'reason'],
      erasure: { keep: 'taxLaw' },
    },
    idempotency_keys: {
      rows: [{ consumer: 'consumer_id' }],
      exported: [],
      internal: ['key', 'body_hash'],
      erasure: 'delete',
    },
  },
} as const
