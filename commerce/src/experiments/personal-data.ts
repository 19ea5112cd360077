/**
 * Which visitor of experiments has placed an order, and in what this visitor has taken part. The id of a visitor is a
 * random one of a browser, so without an order it leads to nobody.
 */
export const experimentsPersonalData = {
  name: 'experiments',
  tables: {
    experiment_conversions: {
      rows: [{ within: 'orders', column: 'order_number', key: 'order_number' }],
      exported: ['order_number', 'visitor_id', 'claimed_at'],
      erasure: 'delete',
    },
    experiment_exposures: {
      rows: [{ within: 'experiment_conversions', column: 'visitor_id', key: 'visitor_id' }],
      exported: ['visitor_id', 'experience_id', 'variant_id', 'exposed_at'],
      erasure: 'delete',
    },
  },
} as const
