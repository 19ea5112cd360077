/**
 * How the shop's pictures are asked for. The pages that ask and the service that answers both go by
 * this list, so that nobody can have a size made that no page shows.
 */
const imageWidths = [80, 120, 160, 200, 240, 320, 400, 480, 640, 800, 1200] as const

/** In the page's own pixels; for screens with finer ones, twice that is asked for. */
export type ImageWidth = (typeof imageWidths)[number]

/** Height to a width of one; without a shape a picture keeps its own. */
const imageShapes = {
  portrait: 5 / 4,
  tall: 3 / 2,
  square: 1,
  landscape: 2 / 3,
  screen: 9 / 16,
  wide: 1 / 2,
} as const
export type ImageShape = keyof typeof imageShapes

/** Scenes may ask for more than the rule: their skies would show bands. */
const imageQualities = [50, 60, 70] as const
export type ImageQuality = (typeof imageQualities)[number]

const usual = { quality: 50, sharpen: 60, format: 'auto' } as const

export const imageHeight = (width: number, shape: ImageShape): number =>
  Math.round(width * imageShapes[shape])

type ImageLook = { shape?: ImageShape | undefined; quality?: ImageQuality | undefined }
type ImageSize = ImageLook & { width: ImageWidth; density?: 1 | 2 }

/** `/images/{id}?wid=400&hei=500&quality=50&sharpen=60&format=auto`, in the picture's own pixels. */
export function imageUrl(
  path: string,
  { width, density = 1, shape, quality = usual.quality }: ImageSize,
): string {
  const pixels = width * density
  const height = shape ? `&hei=${imageHeight(pixels, shape)}` : ''
  const made = `quality=${quality}&sharpen=${usual.sharpen}&format=${usual.format}`
  return `${path}?wid=${pixels}${height}&${made}`
}

/** Every width once for usual screens and once for fine ones; the browser takes what it needs. */
export function imageSources(
  path: string,
  { widths, ...look }: ImageLook & { widths: readonly ImageWidth[] },
): string {
  const sources = new Map<number, string>()
  for (const density of [1, 2] as const) {
    for (const width of widths) {
      sources.set(width * density, imageUrl(path, { ...look, width, density }))
    }
  }
  return Array.from(sources, ([pixels, url]) => `${url} ${pixels}w`).join(', ')
}

export type ServedImage = {
  width: number
  height: number | undefined
  quality: ImageQuality
  sharpen: number
}

/** What a query asks for, where that is something a page could have asked for. */
export function servedImage(query: URLSearchParams): ServedImage | undefined {
  const width = servedWidths().find((known) => String(known) === query.get('wid'))
  const quality = imageQualities.find((known) => String(known) === asked(query, 'quality'))
  if (!width || !quality || !isUsual(query, 'sharpen') || !isUsual(query, 'format'))
    return undefined
  const height = query.get('hei')
  if (height !== null && !heightsOf(width).includes(height)) return undefined
  return {
    width,
    quality,
    height: height === null ? undefined : Number(height),
    sharpen: usual.sharpen,
  }
}

const servedWidths = (): number[] => imageWidths.flatMap((width) => [width, width * 2])

const heightsOf = (width: number): string[] =>
  Object.values(imageShapes).map((shape) => String(Math.round(width * shape)))

const asked = (query: URLSearchParams, name: keyof typeof usual): string =>
  query.get(name) ?? String(usual[name])

const isUsual = (query: URLSearchParams, name: keyof typeof usual): boolean =>
  asked(query, name) === String(usual[name])
