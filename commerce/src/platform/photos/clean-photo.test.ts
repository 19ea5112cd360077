import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanPhoto } from './clean-photo.ts'

const base = { width: 60, height: 40, channels: 3, background: '#1f5d68' } as const

async function metadataOf(bytes: Uint8Array) {
  const photo = await cleanPhoto(bytes)
  return photo && { mediaType: photo.mediaType, ...(await sharp(photo.content).metadata()) }
}

describe('a photo of a shopper', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a JPEG', async (format) => {
    const bytes = await sharp({ create: base }).toFormat(format).toBuffer()

    expect(await metadataOf(bytes)).toMatchObject({
      mediaType: 'image/jpeg',
      format: 'jpeg',
      width: 60,
      height: 40,
    })
  })

  test('loses its metadata and keeps its orientation', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' } }
    const bytes = await sharp({ create: base })
      .withExif({ IFD0: { Copyright: 'Ada King' }, ...place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const metadata = await metadataOf(bytes)

    expect(metadata).toMatchObject({ width: 40, height: 60 })
    for (const field of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'])
      expect(metadata).not.toHaveProperty(field)
  })

  test('loses what the file contains behind the picture', async () => {
    const picture = await sharp({ create: base }).jpeg().toBuffer()
    const photo = await cleanPhoto(
      Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
    )

    expect(Buffer.from(photo?.content ?? []).toString('latin1')).not.toContain('script')
  })

  test('is made smaller if it is very large', async () => {
    const bytes = await sharp({ create: { ...base, width: 4_800, height: 1_200 } })
      .png()
      .toBuffer()
    expect(await metadataOf(bytes)).toMatchObject({ width: 2_400, height: 600 })
  })
})

describe('a file that is no photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'

  test.each([
    ['a web page', Buffer.from('<!doctype html><p>a picture</p>')],
    ['a drawing', Buffer.from(svg)],
    ['nothing', Buffer.alloc(0)],
    ['only the first bytes of a photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ])('is refused: %s', async (_, bytes) => {
    expect(await cleanPhoto(bytes)).toBeUndefined()
  })

  test('is refused: an animation', async () => {
    const gif = await sharp({ create: base }).gif().toBuffer()
    expect(await cleanPhoto(gif)).toBeUndefined()
  })

  test('is refused: a photo of which a part is missing', async () => {
    const bytes = await sharp({ create: base }).png().toBuffer()
    expect(await cleanPhoto(bytes.subarray(0, bytes.length / 2))).toBeUndefined()
  })

  test('is refused: a photo with too many pixels', async () => {
    const bytes = await sharp({ create: { ...base, width: 6_000, height: 4_001 } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await cleanPhoto(bytes)).toBeUndefined()
  })
})
