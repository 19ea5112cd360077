import type { BlockFields } from '@cairn/contract/content-blocks'

type Fields = Pick<BlockFields['video'], 'cloudinaryAsset' | 'duration' | 'url'>

export type Player =
  | { kind: 'youtube'; id: string }
  | { kind: 'hosted'; sources: readonly Source[] }
  | { kind: 'plain'; sources: readonly Source[] }
type Source = { src: string; media?: string }

const youTube =
  /^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/

/** Shorter ones weigh so little that one size does for all. */
const longInSeconds = 30

/** Who plays a video; nobody where there is none. */
export function playerFor(video: Fields, playsHosted: boolean): Player | undefined {
  const { url } = video
  const id = url && youTube.exec(url)?.[1]
  if (id) return { kind: 'youtube', id }
  const hosted = hostedAt(video)
  if (playsHosted && hosted && video.duration > longInSeconds) {
    return {
      kind: 'hosted',
      sources: sizes.map(([width, media]) => ({ src: hosted(width), media })),
    }
  }
  const src = url ?? hosted?.(usualWidth)
  return src ? { kind: 'plain', sources: [{ src }] } : undefined
}

const usualWidth = 1280
const sizes = [
  [640, '(max-width: 599px)'],
  [usualWidth, '(max-width: 1439px)'],
  [1920, 'all'],
] as const

/** Where it lies in a width, if it is known who keeps it and as what. */
function hostedAt({ cloudinaryAsset: asset }: Fields) {
  if (!asset?.cloudName || !asset.publicId) return undefined
  const { cloudName, publicId } = asset
  return (width: number) =>
    `https://res.cloudinary.com/${cloudName}/video/upload/c_limit,w_${width}/q_auto/${publicId}.mp4`
}
