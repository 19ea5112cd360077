export const subscriptionsPersonalData = {
  name: 'subscriptions',
  tables: {
    subscriptions: {
      rows: [{ consumer: 'consumer_id' }, { email: 'recipient' }],
      exported: [
        'type',
        'channel',
        'recipient',
        'locale',
        'country',
        'region',
        'optin',
        'double_optin',
        'opted_in_at',
        'opted_out_at',
      ],
      erasure: 'delete',
    },
  },
} as const
