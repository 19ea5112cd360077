export const mailPersonalData = {
  name: 'mail',
  tables: {
    mails: {
      rows: [
        { consumer: 'consumer_id' },
        { email: 'recipient' },
        { email: 'facts', at: 'email' },
        { within: 'orders', column: 'order_id', key: 'order_id' },
      ],
      exported: ['kind', 'recipient', 'facts', 'created_at', 'sent_at'],
      internal: ['occasion'],
      erasure: 'delete',
    },
  },
} as const
