export const sessionsPersonalData = {
  name: 'sessions',
  tables: {
    sessions: {
      rows: [{ consumer: 'consumer_id' }],
      exported: [
        'created_at',
        'access_expires_at',
        'refresh_expires_at',
        'ended_at',
        'store_id',
        'device',
        'network',
      ],
      internal: ['consumer_no', 'access_hash', 'refresh_hash', 'employee_id'],
      erasure: 'delete',
    },
    exchanged_refresh_tokens: {
      rows: [{ within: 'sessions', column: 'session_id', key: 'id' }],
      exported: [],
      internal: ['refresh_hash'],
      erasure: 'delete',
    },
  },
} as const
