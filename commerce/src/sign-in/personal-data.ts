export const signInPersonalData = {
  name: 'sign-in',
  tables: {
    authorisation_codes: {
      rows: [{ consumer: 'account_id' }],
      exported: [],
      internal: ['code_hash', 'code_challenge'],
      erasure: 'delete',
    },
  },
} as const
