/**
 * The image sizes of the shop. Pages and the image service share this list, so that clients cannot
 * request sizes that no page uses.
 */
const imageWidths = [80, 120, 160, 200, 240, 320, 400, 480, 640, 800, 1200] as const

/** In CSS pixels; high-density screens request twice the width. */
export type ImageWidth = (typeof imageWidths)[number]

/** Height divided by width. A picture without a shape keeps its own proportions. */
const imageShapes = {
  portrait: 5 / 4,
  tall: 3 / 2,
  square: 1,
  landscape: 2 / 3,
  screen: 9 / 16,
  wide: 1 / 2,
} as const
export type ImageShape = keyof typeof imageShapes

/** Scenes use a higher quality because gradients in skies would show banding. */
const imageQualities = [50, 60, 70] as const
export type ImageQuality = (typeof imageQualities)[number]

const imageDefaults = { quality: 50, sharpen: 60, format: 'auto' } as const

export const imageHeight = (width: number, shape: ImageShape): number =>
  Math.round(width * imageShapes[shape])

type ImageStyle = { shape?: ImageShape | undefined; quality?: ImageQuality | undefined }
type ImageSize = ImageStyle & { width: ImageWidth; density?: 1 | 2 }

/** `/images/{id}?wid=400&hei=500&quality=50&sharpen=60&format=auto`, in device pixels. */
export function imageUrl(
  path: string,
  { width, density = 1, shape, quality = imageDefaults.quality }: ImageSize,
): string {
  const pixels = width * density
  const height = shape ? `&hei=${imageHeight(pixels, shape)}` : ''
  const options = `quality=${quality}&sharpen=${imageDefaults.sharpen}&format=${imageDefaults.format}`
  return `${path}?wid=${pixels}${height}&${options}`
}

/** The value of a `srcset`: every width at single and double density. */
export function imageSrcSet(
  path: string,
  { widths, ...style }: ImageStyle & { widths: readonly ImageWidth[] },
): string {
  const sources = new Map<number, string>()
  for (const density of [1, 2] as const) {
    for (const width of widths) {
      sources.set(width * density, imageUrl(path, { ...style, width, density }))
    }
  }
  return Array.from(sources, ([pixels, url]) => `${url} ${pixels}w`).join(', ')
}

export type ImageRequest = {
  width: number
  height: number | undefined
  quality: ImageQuality
  sharpen: number
}

/** Parses the query of an image URL; undefined unless `imageUrl` could have produced it. */
export function parseImageQuery(query: URLSearchParams): ImageRequest | undefined {
  const width = servableWidths().find((allowed) => String(allowed) === query.get('wid'))
  const quality = imageQualities.find((allowed) => String(allowed) === queryValue(query, 'quality'))
  if (!width || !quality || !isDefault(query, 'sharpen') || !isDefault(query, 'format'))
    return undefined
  const height = query.get('hei')
  if (height !== null && !heightsOf(width).includes(height)) return undefined
  return {
    width,
    quality,
    height: height === null ? undefined : Number(height),
    sharpen: imageDefaults.sharpen,
  }
}

type UsualShapes = Partial<Record<ImageQuality, readonly (ImageShape | undefined)[]>>

const usualShapesOfProducts: UsualShapes = { 50: [undefined, 'portrait'] }
const usualShapesOfScenes: UsualShapes = {
  50: [undefined, 'portrait', 'square'],
  60: ['portrait', 'tall', 'square', 'landscape', 'wide'],
}

/** Whether pages use a size. The image service makes these first; the others can be requested too. */
export function isUsualSize(
  { width, height, quality }: ImageRequest,
  { isScene }: { isScene: boolean },
): boolean {
  const shapes = (isScene ? usualShapesOfScenes : usualShapesOfProducts)[quality] ?? []
  return shapes.some((shape) => height === (shape && imageHeight(width, shape)))
}

const servableWidths = (): number[] => imageWidths.flatMap((width) => [width, width * 2])

const heightsOf = (width: number): string[] =>
  Object.values(imageShapes).map((shape) => String(Math.round(width * shape)))

const queryValue = (query: URLSearchParams, name: keyof typeof imageDefaults): string =>
  query.get(name) ?? String(imageDefaults[name])

const isDefault = (query: URLSearchParams, name: keyof typeof imageDefaults): boolean =>
  queryValue(query, name) === String(imageDefaults[name])
