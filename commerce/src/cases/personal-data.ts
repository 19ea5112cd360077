export const casesPersonalData = {
  name: 'cases',
  tables: {
    cases: {
      rows: [{ consumer: 'consumer_id' }, { email: 'email' }],
      exported: ['case_number', 'kind', 'locale', 'email', 'submission'],
      erasure: 'delete',
    },
    case_photos: {
      rows: [{ within: 'cases', column: 'case_id', key: 'case_id' }],
      exported: ['media_type', 'content'],
      erasure: 'delete',
    },
  },
} as const
