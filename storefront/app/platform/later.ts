import { type ComponentType, lazy } from 'react'

const waits = [1_000, 2_000, 4_000, 8_000]

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A network that is gone for a moment, or a server that starts anew, takes no part of a page with it. */
export async function fetched<Read>(read: () => Promise<Read>): Promise<Read> {
  for (const wait of waits)
    try {
      return await read()
    } catch {
      await pause(wait)
    }
  return await read()
}

/** A part that the page can be without: where it never comes, what the server drew stands. */
export const later = <Props>(read: () => Promise<ComponentType<Props>>) =>
  part(() => fetched(read).catch(() => new Promise<never>(() => {})))

/** A part without which there is no page: where it never comes, the page says so. */
export const needed = <Props>(read: () => Promise<ComponentType<Props>>) =>
  part(() => fetched(read))

const part = <Props>(read: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await read() }))
