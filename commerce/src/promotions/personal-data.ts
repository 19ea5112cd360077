/** Uses are counted by hashes of what identifies a person, and cannot be reset by erasing an account. */
export const promotionsPersonalData = {
  name: 'promotions',
  tables: {
    promotion_uses: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['promotion_id', 'code', 'currency', 'granted_minor', 'used_at'],
      internal: ['identity_ids', 'claimed_ids'],
      erasure: { keep: 'abusePrevention' },
    },
    usage_counters: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['kind', 'subject', 'count'],
      erasure: { keep: 'abusePrevention' },
    },
  },
} as const
