export type Change = { thing: string; id: string; how: 'added' | 'changed' | 'removed' }
