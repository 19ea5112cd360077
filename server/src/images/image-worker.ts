import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ImageResult, ImageJob } from './image-queue.ts'

// A separate process with a lower priority, so that images do not slow down the shop's responses.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)

type Size = { width: number; height: number }

/** The shop's images have a few million pixels; a file that declares more is not decoded. */
const maxPixels = 24_000_000

async function encode({ source, rendition, format }: ImageJob): Promise<Buffer> {
  const { quality, sharpen } = rendition
  const original = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
  const image = original
    .resize({ ...sizeWithin(await original.metadata(), rendition), fit: 'cover' })
    .sharpen({ sigma: sharpen / 100 })
    .flatten({ background: '#eceeee' })
  const output =
    format === 'webp' ? image.webp({ quality, effort: 3 }) : image.jpeg({ quality, mozjpeg: true })
  return output.toBuffer()
}

/** The requested size, or the largest one of the same proportions that needs no enlargement. */
function sizeWithin(original: Size, { width, height }: ImageJob['rendition']) {
  if (height === undefined) return { width: Math.min(width, original.width) }
  const scale = Math.min(1, original.width / width, original.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function store(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function make(job: ImageJob): Promise<Omit<ImageResult, 'number'>> {
  try {
    await store(job.target, await encode(job))
    return {}
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { problem, isBroken: !isSystemError(error) }
  }
}

/** A full disk, for example. Errors of the decoder have no code. */
const isSystemError = (error: unknown) => error instanceof Error && 'code' in error

process.on('message', (job: ImageJob) => {
  void make(job).then((result) => process.send?.({ ...result, number: job.number }))
})
process.on('disconnect', () => process.exit(0))
