import type { SavedItems } from '@cairn/contract/cart-entity'
import type { Market } from '../catalogue/sellable.ts'

type Part = { consumerId: string; market: Market; start?: number; count?: number | undefined }

/** What somebody has saved for later; the first of it, where nothing else is said. */
export type SavedOf = (part: Part) => Promise<SavedItems>
