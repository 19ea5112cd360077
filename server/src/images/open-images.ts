import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createImages } from './images.ts'
import { startMaking } from './make-images.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))

export async function openImages({ PICTURES_DIR, DATA_DIR }: Config, log: Log) {
  const { make, stop } = startMaking((problem, source) =>
    log.error({ problem, source }, 'a picture cannot be made'),
  )
  const answer = await createImages({
    originals: resolve(project, PICTURES_DIR),
    made: join(resolve(DATA_DIR), 'images'),
    make,
  })
  return { answer, stop }
}
