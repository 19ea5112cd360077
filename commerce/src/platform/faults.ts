import { setTimeout as sleep } from 'node:timers/promises'

type Action = () => unknown

const armedPoints = new Map<string, Action>()

/** A point at which tests can kill the process or run other code. Does nothing unless a test has armed it. */
export async function faultPoint(name: string): Promise<void> {
  if (armedPoints.size > 0) await armedPoints.get(name)?.()
}

/** Arms a point in this process. The returned function disarms it. */
export function onFault(name: string, action: Action): () => void {
  armedPoints.set(name, action)
  return () => {
    if (armedPoints.get(name) === action) armedPoints.delete(name)
  }
}

/** Arms points from a setting such as `cart.saved=kill,order.placed=wait:500`. */
export function armFaults(text: string): void {
  for (const entry of text.split(',').filter(Boolean)) {
    const [name = '', action = ''] = entry.trim().split('=')
    armedPoints.set(name, actionFor(action, entry))
  }
}

function actionFor(action: string, entry: string): Action {
  if (action === 'kill') return () => process.kill(process.pid, 'SIGKILL')
  const wait = /^wait:(\d+)$/.exec(action)
  if (wait) return () => sleep(Number(wait[1]))
  throw new Error(`"${entry}" is not a fault: write name=kill or name=wait:<milliseconds>`)
}
