export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void })

export type Toast = {
  /** Identifies the toast: a second one with the same title replaces the first. */
  title: string
  text?: string
  tone?: 'done' | 'error'
  actions?: readonly ToastAction[]
  /** Stays until it is closed, for example for a failed order. */
  stays?: boolean
}

export type ShownToast = Toast & { expiresAt: number }

export const toastDurations = { plain: 5_000, withActions: 10_000 }
export const toastTick = 200

const durationOf = ({ stays = false, actions = [] }: Toast): number => {
  if (stays) return Infinity
  return actions.length > 0 ? toastDurations.withActions : toastDurations.plain
}

type ShownToasts = readonly ShownToast[]

/** A repeated toast keeps its position and gets its full time again. */
export function withToast(shown: ShownToasts, toast: Toast, now: number): ShownToasts {
  const renewed = { ...toast, expiresAt: now + durationOf(toast) }
  return shown.some(({ title }) => title === toast.title)
    ? shown.map((other) => (other.title === toast.title ? renewed : other))
    : [...shown, renewed]
}

export const withoutToast = (shown: ShownToasts, title: string): ShownToasts =>
  shown.filter((toast) => toast.title !== title)

/** Extends the time of all toasts while someone reads them. */
export const extendToasts = (shown: ShownToasts, milliseconds: number): ShownToasts =>
  shown.map((toast) => ({ ...toast, expiresAt: toast.expiresAt + milliseconds }))

export const withoutExpired = (shown: ShownToasts, now: number): ShownToasts =>
  shown.every(({ expiresAt }) => expiresAt > now)
    ? shown
    : shown.filter(({ expiresAt }) => expiresAt > now)
