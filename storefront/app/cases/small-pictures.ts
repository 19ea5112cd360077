type SmallPicture = { type: 'image/jpeg'; content: string }

const mostPictures = 3
/** In letters of base64, as the call takes them. */
const mostLetters = 60_000

const tries = [
  { side: 1_000, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
  { side: 320, quality: 0.3 },
]

/** Pictures as small as they may be sent; none, if one is no picture or there are too many. */
export async function smallPictures(
  given: readonly FormDataEntryValue[],
): Promise<SmallPicture[] | undefined> {
  const files = given.filter((each): each is File => each instanceof File && each.size > 0)
  if (files.length > mostPictures) return undefined
  try {
    return await Promise.all(files.map(smallPicture))
  } catch {
    return undefined
  }
}

async function smallPicture(file: File): Promise<SmallPicture> {
  const picture = await createImageBitmap(file)
  for (const size of tries) {
    const content = await drawn(picture, size)
    if (content.length <= mostLetters) return { type: 'image/jpeg', content }
  }
  throw new Error('a picture that does not become small')
}

async function drawn(picture: ImageBitmap, { side, quality }: (typeof tries)[number]) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
}
