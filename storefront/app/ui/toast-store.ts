import {
  readOn,
  type ShownToast,
  stillDue,
  type Toast,
  toastTick,
  withoutToast,
  withToast,
} from './toasts.ts'

const listeners = new Set<() => void>()
let shown: readonly ShownToast[] = []
let clock: ReturnType<typeof setInterval> | undefined

export const shownToasts = (): readonly ShownToast[] => shown

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function keepToast(toast: Toast) {
  show(withToast(shown, toast, performance.now()))
}

export function closeToast(title: string) {
  show(withoutToast(shown, title))
}

function show(toasts: readonly ShownToast[]) {
  if (toasts === shown) return
  shown = toasts
  runClock(shown.length > 0)
  for (const listener of listeners) listener()
}

function runClock(isNeeded: boolean) {
  if (isNeeded === (clock !== undefined)) return
  clearInterval(clock)
  clock = isNeeded ? setInterval(tick, toastTick) : undefined
}

/** Under the pointer or with the focus in them, they wait. */
const areBeingRead = (): boolean =>
  Boolean(document.querySelector('.toasts:hover') ?? document.activeElement?.closest('.toasts'))

function tick() {
  if (areBeingRead()) shown = readOn(shown, toastTick)
  else show(stillDue(shown, performance.now()))
}
