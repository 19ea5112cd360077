export type Moved = { state: 'done' } | { state: 'refused'; reason: string }

export const done: Moved = { state: 'done' }
export const refuse = (reason: string): Moved => ({ state: 'refused', reason })
