import type { BlockFields } from '@cairn/contract/content/blocks/content-block'

type VideoFields = Pick<BlockFields['video'], 'cloudinaryAsset' | 'duration' | 'url'>

export type Player =
  | { kind: 'youtube'; id: string }
  | { kind: 'hosted'; sources: readonly VideoSource[] }
  | { kind: 'plain'; sources: readonly VideoSource[] }
type VideoSource = { src: string; media?: string }

const youTubeUrl =
  /^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/

/** Shorter videos are small enough to load in one size on every screen. */
const maxSecondsInOneSize = 30

/** The player of a video, or undefined if it has no source. */
export function playerFor(video: VideoFields, usesHosting: boolean): Player | undefined {
  const { url } = video
  const id = url && youTubeUrl.exec(url)?.[1]
  if (id) return { kind: 'youtube', id }
  const hostedUrl = hostedUrlOf(video)
  if (usesHosting && hostedUrl && video.duration > maxSecondsInOneSize) {
    return {
      kind: 'hosted',
      sources: sizes.map(([width, media]) => ({ src: hostedUrl(width), media })),
    }
  }
  const src = url ?? hostedUrl?.(defaultWidth)
  return src ? { kind: 'plain', sources: [{ src }] } : undefined
}

const defaultWidth = 1280
const sizes = [
  [640, '(max-width: 599px)'],
  [defaultWidth, '(max-width: 1439px)'],
  [1920, 'all'],
] as const

/** The URL of a hosted video by width, if its account and id are known. */
function hostedUrlOf({ cloudinaryAsset: asset }: VideoFields) {
  if (!asset?.cloudName || !asset.publicId) return undefined
  const { cloudName, publicId } = asset
  return (width: number) =>
    `https://res.cloudinary.com/${cloudName}/video/upload/c_limit,w_${width}/q_auto/${publicId}.mp4`
}
