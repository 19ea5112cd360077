/** Products of the demo data that page tests add to carts. */
export const demoProducts = {
  jacket: { sku: 'CAIRN001BLK-M', name: 'Summit Down Jacket' },
  shell: { sku: 'CAIRN002TRN-M', name: 'Ridge Shell' },
  beanie: { sku: 'CAIRN003LRC-OS', name: 'Last One Beanie' },
  /** At most three per order. */
  shoe: { sku: 'CAIRN005MSS-9', name: 'Approach Trail Shoe' },
  giftCard: { sku: 'CAIRN008HTR-50', name: 'Digital Gift Card' },
  madeToOrder: { sku: 'CAIRN009BLK-M', name: 'Made-to-order Jacket' },
} as const
