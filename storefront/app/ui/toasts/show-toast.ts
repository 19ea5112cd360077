import type { Toast } from './toast-store.ts'

export const toastEvent = 'cairn:toast'

/** Can be called from anywhere in the browser, also outside of React. */
export function showToast(toast: Toast) {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }))
}
