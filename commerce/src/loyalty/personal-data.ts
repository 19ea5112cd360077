/** Without the account a member is only a number. The points are part of the ledger. */
export const loyaltyPersonalData = {
  name: 'loyalty',
  tables: {
    loyalty_members: {
      rows: [{ within: 'accounts', column: 'member_id', key: 'member_id' }],
      exported: ['member_id', 'points', 'referred_by'],
      erasure: { keep: 'taxLaw', clear: ['referred_by'] },
    },
    points_entries: {
      rows: [{ within: 'accounts', column: 'member_id', key: 'member_id' }],
      exported: ['member_id', 'kind', 'points', 'order_number', 'created_at'],
      erasure: { keep: 'taxLaw' },
    },
    reward_code_uses: {
      rows: [{ consumer: 'consumer_id' }],
      exported: ['order_number'],
      internal: ['code_id', 'claimed_ids'],
      erasure: { keep: 'abusePrevention' },
    },
  },
} as const
