export const storesPersonalData = {
  name: 'stores',
  tables: {
    reservations: {
      rows: [{ consumer: 'consumer_id' }, { email: 'email' }],
      exported: [
        'store_id',
        'sku',
        'quantity',
        'first_name',
        'last_name',
        'email',
        'phone',
        'created_at',
        'expires_at',
      ],
      internal: ['network'],
      erasure: 'delete',
    },
  },
} as const
