export const signInPersonalData = {
  name: 'sign-in',
  tables: {
    authorisation_codes: {
      rows: [{ consumer: 'account_id' }],
      exported: [],
      internal: ['code_hash', 'code_challenge'],
      erasure: 'delete',
    },
    passkeys: {
      rows: [{ consumer: 'account_id' }],
      exported: ['name', 'created_at', 'last_used_at'],
      internal: ['credential_id', 'public_key', 'transports'],
      erasure: 'delete',
    },
    passkey_challenges: {
      rows: [{ within: 'sessions', column: 'session_id', key: 'id' }],
      exported: [],
      internal: ['purpose', 'challenge'],
      erasure: 'delete',
    },
  },
} as const
