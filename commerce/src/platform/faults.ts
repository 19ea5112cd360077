import { setTimeout as sleep } from 'node:timers/promises'

type Action = () => unknown

const armed = new Map<string, Action>()

/** A place where tests let a process die, or a rival act, at an exact moment. Otherwise nothing. */
export async function faultPoint(name: string): Promise<void> {
  if (armed.size > 0) await armed.get(name)?.()
}

/** Arms a point in this process; what it answers disarms it. */
export function onFault(name: string, action: Action): () => void {
  armed.set(name, action)
  return () => {
    if (armed.get(name) === action) armed.delete(name)
  }
}

/** Arms points from a setting such as `cart.saved=kill,order.placed=wait:500`. */
export function armFaults(text: string): void {
  for (const entry of text.split(',').filter(Boolean)) {
    const [name = '', deed = ''] = entry.trim().split('=')
    armed.set(name, actionFor(deed, entry))
  }
}

function actionFor(deed: string, entry: string): Action {
  if (deed === 'kill') return () => process.kill(process.pid, 'SIGKILL')
  const wait = /^wait:(\d+)$/.exec(deed)
  if (wait) return () => sleep(Number(wait[1]))
  throw new Error(`"${entry}" is no fault: write name=kill or name=wait:<milliseconds>`)
}
