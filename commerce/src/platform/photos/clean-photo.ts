export type CleanPhoto = { mediaType: 'image/jpeg'; content: Uint8Array }

/** A file that declares more is not decoded. */
const maxPixels = 24_000_000
/** Of the longer side. Larger photos are made smaller. */
const maxSide = 2_400

/**
 * Decodes a photo from a shopper and encodes it again, so that only a picture is stored: without a place, a
 * device or other metadata, and without anything else that the file contained. Undefined if it is no photo.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto | undefined> {
  if (!hasKnownFormat(bytes)) return undefined
  const photo = queue.then(() => encode(bytes))
  queue = photo.catch(() => {})
  // The decoder throws for files that are damaged, incomplete or too large.
  const content = await photo.catch(() => undefined)
  return content && { mediaType: 'image/jpeg', content }
}

/** One photo at a time, because a small file can declare many pixels. */
let queue: Promise<unknown> = Promise.resolve()

async function encode(bytes: Uint8Array): Promise<Uint8Array> {
  // Few processes handle photos, and loading the decoder takes longer than a start should.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The first bytes of JPEG, PNG and WebP. The decoder would also accept SVG, which can contain scripts. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/]

function hasKnownFormat(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return signatures.some((signature) => signature.test(start))
}
