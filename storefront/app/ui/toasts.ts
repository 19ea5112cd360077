export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void })

export type Toast = {
  /** Two of the same title are one. */
  title: string
  text?: string
  tone?: 'done' | 'error'
  actions?: readonly ToastAction[]
  /** Goes only when it is closed: a failed order must not be overlooked. */
  stays?: boolean
}

export type ShownToast = Toast & { goesAt: number }

export const toastDelays = { plain: 5_000, withActions: 10_000 }
export const toastTick = 200

const delayOf = ({ stays = false, actions = [] }: Toast): number => {
  if (stays) return Infinity
  return actions.length > 0 ? toastDelays.withActions : toastDelays.plain
}

type Shown = readonly ShownToast[]

/** Said once more, a toast stays where it is and is given its full time again. */
export function withToast(shown: Shown, toast: Toast, now: number): Shown {
  const fresh = { ...toast, goesAt: now + delayOf(toast) }
  return shown.some(({ title }) => title === toast.title)
    ? shown.map((other) => (other.title === toast.title ? fresh : other))
    : [...shown, fresh]
}

export const withoutToast = (shown: Shown, title: string): Shown =>
  shown.filter((toast) => toast.title !== title)

/** While somebody reads them, none grows older. */
export const readOn = (shown: Shown, milliseconds: number): Shown =>
  shown.map((toast) => ({ ...toast, goesAt: toast.goesAt + milliseconds }))

export const stillDue = (shown: Shown, now: number): Shown =>
  shown.every(({ goesAt }) => goesAt > now) ? shown : shown.filter(({ goesAt }) => goesAt > now)
