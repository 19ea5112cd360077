import { expect } from 'vitest'
import { shopOrigin } from './running-shop.ts'

type Mail = { subject: string; recipient: string }

/** The text of the latest mail that matches, as soon as it is there. Visitors may not open the inbox. */
export async function readMail(isWanted: (mail: Mail) => boolean): Promise<string> {
  const read = async (path: string) => (await fetch(`${shopOrigin()}${path}`)).text()
  const findMail = async () =>
    [...(await read('/inbox')).matchAll(/<li><a href="([^"]+)">(.*?)<span>([^<]*)</gs)].find(
      ([, , subject = '', recipient = '']) => isWanted({ subject, recipient }),
    )?.[1]
  await expect.poll(findMail, { timeout: 15_000 }).toBeDefined()
  return read((await findMail()) ?? '')
}
