export const cataloguePersonalData = {
  name: 'catalogue',
  tables: {
    stock_notices: {
      rows: [{ consumer: 'consumer_id' }, { email: 'email' }],
      exported: ['sku', 'email', 'locale', 'requested_at'],
      erasure: 'delete',
    },
  },
} as const
