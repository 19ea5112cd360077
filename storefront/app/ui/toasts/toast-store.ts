import {
  extendToasts,
  type ShownToast,
  withoutExpired,
  type Toast,
  toastTick,
  withoutToast,
  withToast,
} from './toasts.ts'

const listeners = new Set<() => void>()
let shown: readonly ShownToast[] = []
let timer: ReturnType<typeof setInterval> | undefined

export const shownToasts = (): readonly ShownToast[] => shown

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function addToast(toast: Toast) {
  setShown(withToast(shown, toast, performance.now()))
}

export function closeToast(title: string) {
  setShown(withoutToast(shown, title))
}

function setShown(toasts: readonly ShownToast[]) {
  if (toasts === shown) return
  shown = toasts
  runTimer(shown.length > 0)
  for (const listener of listeners) listener()
}

function runTimer(isNeeded: boolean) {
  if (isNeeded === (timer !== undefined)) return
  clearInterval(timer)
  timer = isNeeded ? setInterval(tick, toastTick) : undefined
}

/** Toasts do not expire while the pointer or the focus is in them. */
const isReading = (): boolean =>
  Boolean(document.querySelector('.toasts:hover') ?? document.activeElement?.closest('.toasts'))

function tick() {
  if (isReading()) shown = extendToasts(shown, toastTick)
  else setShown(withoutExpired(shown, performance.now()))
}
