import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that are spelt differently in the United States. */
export const american: Partial<Translation<typeof en>> = {
  exchange: 'Another size or color',
}
