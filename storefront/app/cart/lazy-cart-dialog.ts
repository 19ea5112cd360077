import { lazy } from 'react'

export const CartDialog = lazy(async () => ({
  default: (await import('./cart-dialog.tsx')).CartDialog,
}))
