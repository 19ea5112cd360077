export const paymentsPersonalData = {
  name: 'payments',
  tables: {
    saved_instruments: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['method', 'details', 'address'],
      internal: ['source'],
      erasure: 'delete',
    },
    cart_instruments: {
      rows: [{ within: 'carts', column: 'cart_id', key: 'id' }],
      exported: ['method', 'details'],
      internal: ['source'],
      erasure: 'delete',
    },
    instrument_holds: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['order_number', 'method', 'amount_minor', 'points'],
      internal: ['source'],
      erasure: { keep: 'taxLaw' },
    },
  },
} as const
