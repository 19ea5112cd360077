import { lazyOptional } from '../../platform/lazy-component.ts'

export const CartDialog = lazyOptional(async () => (await import('./cart-dialog.tsx')).CartDialog)
