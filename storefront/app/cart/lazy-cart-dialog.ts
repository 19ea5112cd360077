import { later } from '../platform/later.ts'

export const CartDialog = later(async () => (await import('./cart-dialog.tsx')).CartDialog)
