import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ImageDone, ImageJob } from './image-job.ts'

// A process of its own: what a picture takes in memory and time is taken from no shopper.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)

/** Our pictures have a few million pixels; a file that says it has more is not unpacked. */
const mostPixels = 24_000_000

async function make({ source, target, look, format }: ImageJob): Promise<void> {
  const { width, height, quality, sharpen } = look
  const image = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ width, ...(height && { height, fit: 'cover' }), withoutEnlargement: true })
    .sharpen({ sigma: sharpen / 100 })
    .flatten({ background: '#eceeee' })
  const encoded =
    format === 'webp' ? image.webp({ quality, effort: 3 }) : image.jpeg({ quality, mozjpeg: true })
  const unfinished = `${target}.${randomUUID()}`
  await encoded.toFile(unfinished)
  await rename(unfinished, target)
}

process.on('message', (job: ImageJob) => {
  const tell = (done: Omit<ImageDone, 'number'>) => process.send?.({ ...done, number: job.number })
  make(job).then(
    () => tell({}),
    (error: unknown) => tell({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
