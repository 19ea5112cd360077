type CompressedPicture = { type: 'image/jpeg'; content: string }

const maxPictures = 3
/** The maximum length of a picture in base64, as the API accepts it. */
const maxContentLength = 60_000

const sizes = [
  { side: 1_000, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
  { side: 320, quality: 0.3 },
]

/**
 * Compresses pictures to the size limit. Returns `undefined` if a file is not a picture or there
 * are too many.
 */
export async function compressPictures(
  entries: readonly FormDataEntryValue[],
): Promise<CompressedPicture[] | undefined> {
  const files = entries.filter((each): each is File => each instanceof File && each.size > 0)
  if (files.length > maxPictures) return undefined
  try {
    return await Promise.all(files.map(compressPicture))
  } catch {
    return undefined
  }
}

async function compressPicture(file: File): Promise<CompressedPicture> {
  const picture = await createImageBitmap(file)
  for (const size of sizes) {
    const content = await drawJpeg(picture, size)
    if (content.length <= maxContentLength) return { type: 'image/jpeg', content }
  }
  throw new Error('a picture that does not become small')
}

async function drawJpeg(picture: ImageBitmap, { side, quality }: (typeof sizes)[number]) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
}
