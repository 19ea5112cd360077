import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ImageResult, ImageJob } from './image-queue.ts'

// A separate process with a lower priority, so that images do not slow down the shop's responses.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)

/** The shop's images have a few million pixels; a file that declares more is not decoded. */
const maxPixels = 24_000_000

async function make({ source, target, rendition, format }: ImageJob): Promise<void> {
  const { width, height, quality, sharpen } = rendition
  const image = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ width, ...(height && { height, fit: 'cover' }), withoutEnlargement: true })
    .sharpen({ sigma: sharpen / 100 })
    .flatten({ background: '#eceeee' })
  const output =
    format === 'webp' ? image.webp({ quality, effort: 3 }) : image.jpeg({ quality, mozjpeg: true })
  const unfinished = `${target}.${randomUUID()}`
  await output.toFile(unfinished)
  await rename(unfinished, target)
}

process.on('message', (job: ImageJob) => {
  const reply = (result: Omit<ImageResult, 'number'>) =>
    process.send?.({ ...result, number: job.number })
  make(job).then(
    () => reply({}),
    (error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
