import type { ServedImage } from '@cairn/contract/images'

export type ImageFormat = 'webp' | 'jpeg'

/** What the maker is sent: where a picture is, what to make of it, and where to put that. */
export type ImageJob = {
  number: number
  source: string
  target: string
  look: ServedImage
  format: ImageFormat
}

export type ImageDone = { number: number; problem?: string }
