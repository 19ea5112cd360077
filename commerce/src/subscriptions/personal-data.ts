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
    newsletter_recipients: {
      rows: [{ email: 'recipient' }],
      exported: [
        'type',
        'recipient',
        'locale',
        'country',
        'source',
        'text_version',
        'requested_at',
        'requires_confirmation',
        'confirmed_at',
        'unsubscribed_at',
      ],
      erasure: 'delete',
    },
    newsletter_confirmations: {
      rows: [
        { consumer: 'consumer_id' },
        { within: 'newsletter_recipients', column: 'recipient_id', key: 'recipient_id' },
      ],
      exported: ['issued_at'],
      internal: ['token_hash'],
      erasure: 'delete',
    },
  },
} as const
