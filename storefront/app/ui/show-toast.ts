import type { Toast } from './toasts.ts'

export const toastEvent = 'cairn:toast'

/** May be called from anywhere in the browser, also where nothing is rendered. */
export function showToast(toast: Toast) {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }))
}
