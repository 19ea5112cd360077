import { createFairQueue } from '@cairn/commerce/platform/limits/fair-queue'
import { widerNetworkOf } from '@cairn/commerce/platform/limits/rate-limits'
import type { ImageRequest as Rendition } from '@cairn/contract/wire/image-url'

export type ImageFormat = 'webp' | 'jpeg'

export type RequestedImage = {
  source: string
  target: string
  rendition: Rendition
  format: ImageFormat
  /** Whether pages use this size. Such images are made first. */
  isUsual: boolean
  network: string
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

export type ImageOutcome = 'made' | 'broken' | 'failed' | 'busy'

type Client = (outcome: ImageOutcome) => void

export type QueuedImage = Omit<RequestedImage, 'isUsual' | 'signal'> & {
  isPreferred: boolean
  clients: Set<Client>
}

type IsCounted = (image: QueuedImage) => boolean

const maxImages = 400
/** A browser requests at most a hundred images at once. */
const maxImagesPerNetwork = 100
/** A page shows an image in fewer sizes than this. */
const maxImagesPerSource = 30

/**
 * The images that wait to be made. Networks take turns. Where a limit is reached, an image in an unusual size is
 * dropped for a usual one, and the network with the most images loses one to a network with fewer, so that no client
 * can fill the queue or the sizes of one original for others. An image that no client waits for any more is dropped.
 */
export function createWaitingImages(waitMilliseconds: number) {
  const queue = createFairQueue<QueuedImage>()
  const countOf = (network: string) =>
    queue.jobs().filter((other) => other.network === network).length

  function makeRoom(image: QueuedImage, limit: number, isCounted: IsCounted): boolean {
    const counted = queue.jobs().filter(isCounted)
    if (counted.length < limit) return true
    const replaced = replaceableBy(image, counted)
    if (!replaced) return false
    queue.remove(replaced)
    finish(replaced, 'busy')
    return true
  }

  function join(image: QueuedImage, signal: AbortSignal): Promise<ImageOutcome> {
    const { promise, resolve } = Promise.withResolvers<ImageOutcome>()
    const settle: Client = (outcome) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      image.clients.delete(settle)
      resolve(outcome)
    }
    const leave = () => {
      settle('busy')
      if (image.clients.size === 0) queue.remove(image)
    }
    const timer = setTimeout(leave, waitMilliseconds)
    signal.addEventListener('abort', leave)
    image.clients.add(settle)
    return promise
  }

  return {
    /** An image that waits already is made in the turn of the network that waits for fewer images. */
    async add({ isUsual, signal, ...requested }: RequestedImage): Promise<ImageOutcome> {
      if (signal.aborted) return 'busy'
      const waiting = queue.jobs().find(({ target }) => target === requested.target)
      const own = countOf(requested.network)
      if (waiting) {
        if (own < countOf(waiting.network) - 1) {
          queue.remove(waiting)
          waiting.network = requested.network
          queue.add(waiting)
        }
        return join(waiting, signal)
      }
      const image: QueuedImage = { ...requested, isPreferred: isUsual, clients: new Set() }
      const hasRoom =
        own < maxImagesPerNetwork &&
        makeRoom(image, maxImagesPerSource, ({ source }) => source === image.source) &&
        makeRoom(image, maxImages, () => true)
      if (!hasRoom) return 'busy'
      queue.add(image)
      return join(image, signal)
    },
    join,
    takeNext: () => queue.takeNext(),
  }
}

export function finish(image: QueuedImage, outcome: ImageOutcome): void {
  for (const client of image.clients) client(outcome)
}

/** The waiting image that gives way to a new one, if there is one. */
function replaceableBy(
  image: QueuedImage,
  waiting: readonly QueuedImage[],
): QueuedImage | undefined {
  const unusual = waiting.filter((other) => !other.isPreferred)
  if (image.isPreferred && unusual.length > 0) return latestOfMost(unusual)
  const comparable = waiting.filter((other) => other.isPreferred === image.isPreferred)
  const latest = latestOfMost(comparable)
  if (!latest) return undefined
  const countsOf = countImages(comparable)
  const isSameWider = widerNetworkOf(latest.network) === widerNetworkOf(image.network)
  const count = isSameWider ? 'own' : 'wider'
  return countsOf(image)[count] + 1 < countsOf(latest)[count] ? latest : undefined
}

/** The latest image of the network with the most, in the wider network with the most. */
function latestOfMost(images: readonly QueuedImage[]): QueuedImage | undefined {
  const countsOf = countImages(images)
  return images
    .map((image) => ({ image, ...countsOf(image) }))
    .toReversed()
    .toSorted((one, other) => other.wider - one.wider || other.own - one.own)[0]?.image
}

/** Counts images by wider network and by network. */
function countImages(images: readonly QueuedImage[]) {
  const byWider = Map.groupBy(images, ({ network }) => widerNetworkOf(network))
  const byNetwork = Map.groupBy(images, ({ network }) => network)
  return ({ network }: QueuedImage) => ({
    wider: byWider.get(widerNetworkOf(network))?.length ?? 0,
    own: byNetwork.get(network)?.length ?? 0,
  })
}
