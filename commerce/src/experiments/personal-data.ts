/** That a visitor of an experiment has placed an order. The id of the visitor is a random one of a browser. */
export const experimentsPersonalData = {
  name: 'experiments',
  tables: {
    experiment_conversions: {
      rows: [{ within: 'orders', column: 'order_number', key: 'order_number' }],
      exported: ['order_number', 'visitor_id', 'claimed_at'],
      erasure: 'delete',
    },
  },
} as const
