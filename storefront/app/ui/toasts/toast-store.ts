import { createStore, useStore } from 'zustand'

export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void })

export type Toast = {
  /** Identifies the toast: a second one with the same title replaces the first. */
  title: string
  text?: string
  tone?: 'done' | 'error'
  actions?: readonly ToastAction[]
  /** Stays until it is closed, for example for a failed order. */
  isPersistent?: boolean
}

export type ShownToast = Toast & { expiresAt: number }

const store = createStore((): readonly ShownToast[] => [])
let timer: ReturnType<typeof setInterval> | undefined

export const shownToasts = (): readonly ShownToast[] => store.getState()
export const useShownToasts = (): readonly ShownToast[] => useStore(store)

export function addToast(toast: Toast) {
  setToasts(withToast(shownToasts(), toast, performance.now()))
}

export function closeToast(title: string) {
  setToasts(withoutToast(shownToasts(), title))
}

function setToasts(toasts: readonly ShownToast[]) {
  store.setState(toasts, true)
  runTimer(toasts.length > 0)
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
  if (isReading()) setToasts(extendToasts(shownToasts(), toastTick))
  else setToasts(withoutExpired(shownToasts(), performance.now()))
}

const toastDurations = { plain: 5_000, withActions: 10_000 }

const toastTick = 200

const durationOf = ({ isPersistent = false, actions = [] }: Toast): number => {
  if (isPersistent) return Infinity
  return actions.length > 0 ? toastDurations.withActions : toastDurations.plain
}

type ShownToasts = readonly ShownToast[]

/** A repeated toast keeps its position and gets its full time again. */
export function withToast(toasts: ShownToasts, toast: Toast, nowMs: number): ShownToasts {
  const renewedToast = { ...toast, expiresAt: nowMs + durationOf(toast) }
  return toasts.some(({ title }) => title === toast.title)
    ? toasts.map((other) => (other.title === toast.title ? renewedToast : other))
    : [...toasts, renewedToast]
}

export const withoutToast = (toasts: ShownToasts, title: string): ShownToasts =>
  toasts.filter((toast) => toast.title !== title)

/** Extends the time of all toasts while someone reads them. */
export const extendToasts = (toasts: ShownToasts, milliseconds: number): ShownToasts =>
  toasts.map((toast) => ({ ...toast, expiresAt: toast.expiresAt + milliseconds }))

export const withoutExpired = (toasts: ShownToasts, nowMs: number): ShownToasts =>
  toasts.every(({ expiresAt }) => expiresAt > nowMs)
    ? toasts
    : toasts.filter(({ expiresAt }) => expiresAt > nowMs)
