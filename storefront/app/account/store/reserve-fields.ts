export const reserveFields = ['sku', 'qty', 'firstName', 'lastName', 'email', 'phone'] as const

/** How many pieces of an item a store reserves at once. */
export const reservableQuantities = ['1', '2', '3', '4'] as const
