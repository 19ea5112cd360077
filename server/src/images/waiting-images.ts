import type { ImageRequest as Rendition } from '@cairn/contract/wire/image-url'

export type ImageFormat = 'webp' | 'jpeg'

export type RequestedImage = {
  source: string
  target: string
  rendition: Rendition
  format: ImageFormat
  network: string
}

export type ImageOutcome = 'made' | 'broken' | 'failed' | 'busy'

export type QueuedImage = RequestedImage & {
  result: Promise<ImageOutcome>
  done: (outcome: ImageOutcome) => void
}

type IsCounted = (image: RequestedImage) => boolean

const maxImages = 400
/** A browser requests at most a hundred images at once. */
const maxImagesPerNetwork = 100
/** A page shows an image in fewer sizes than this. */
const maxImagesPerSource = 30

/**
 * The images that wait to be made. Networks take turns. Where a limit is reached, the network with the most images
 * loses one to a network with fewer, so that no client can fill the queue or the sizes of one original for others.
 */
export function createWaitingImages() {
  /** Begins with the network whose turn is next. */
  const imagesByNetwork = new Map<string, QueuedImage[]>()
  const allImages = () => [...imagesByNetwork.values()].flat()

  function insert(image: QueuedImage): void {
    const { network } = image
    imagesByNetwork.set(network, [...(imagesByNetwork.get(network) ?? []), image])
  }
  function remove(image: QueuedImage): void {
    const { network } = image
    const others = (imagesByNetwork.get(network) ?? []).filter((other) => other !== image)
    if (others.length > 0) imagesByNetwork.set(network, others)
    else imagesByNetwork.delete(network)
  }

  /** Makes room below the limit. False if the network of the new image has as many images as any other. */
  function makeRoom({ network }: RequestedImage, limit: number, isCounted: IsCounted): boolean {
    const counted = allImages().filter(isCounted)
    if (counted.length < limit) return true
    const byNetwork = Map.groupBy(counted, (image) => image.network)
    const most = [...byNetwork.values()].toSorted((one, other) => other.length - one.length)[0]
    const own = byNetwork.get(network)?.length ?? 0
    const last = most?.at(-1)
    if (!most || !last || most.length <= own + 1) return false
    remove(last)
    last.done('busy')
    return true
  }

  return {
    /** An image that waits already is made in the turn of the network that waits for fewer images. */
    add(image: RequestedImage): Promise<ImageOutcome> {
      const waiting = allImages().find(({ target }) => target === image.target)
      const own = imagesByNetwork.get(image.network)?.length ?? 0
      if (waiting) {
        if (own < (imagesByNetwork.get(waiting.network)?.length ?? 0) - 1) {
          remove(waiting)
          waiting.network = image.network
          insert(waiting)
        }
        return waiting.result
      }
      const hasRoom =
        own < maxImagesPerNetwork &&
        makeRoom(image, maxImagesPerSource, ({ source }) => source === image.source) &&
        makeRoom(image, maxImages, () => true)
      if (!hasRoom) return Promise.resolve('busy')
      const { promise: result, resolve: done } = Promise.withResolvers<ImageOutcome>()
      insert({ ...image, result, done })
      return result
    },

    takeNext(): QueuedImage | undefined {
      const [turn] = imagesByNetwork
      if (!turn) return undefined
      const [network, [oldest, ...others]] = turn
      imagesByNetwork.delete(network)
      if (others.length > 0) imagesByNetwork.set(network, others)
      return oldest
    },
  }
}
