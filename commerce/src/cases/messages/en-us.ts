import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the United States. */
export const enUs: Partial<Translation<typeof en>> = {
  exchange: 'Another size or color',
}
