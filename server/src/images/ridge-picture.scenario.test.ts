import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const picture = (name: string) =>
  fileURLToPath(new URL(`../../../demo/pictures/${name}.webp`, import.meta.url))

/**
 * The pixels that are dark and have little blue. Sky and shaded snow are blue, so only the three climbers have such
 * pixels, and rock that shows through the snow.
 */
async function findDarkPixels(name: string) {
  const { data, info } = await sharp(picture(name)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const pixelCount = info.width * info.height
  const dark = Array.from({ length: pixelCount }, (_, index) => index).filter((index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3)
    return Math.max(red, green, blue) < 110 && blue - red < 50
  })
  const inLowerHalf = dark.filter((index) => index >= pixelCount / 2)
  return { percent: (dark.length / pixelCount) * 100, countInLowerHalf: inLowerHalf.length }
}

test.each([
  ['scene-summit-ridge', 0.1],
  ['scene-summit-ridge-tall', 0.25],
])('the snow of %s has no holes', async (name, percentOfClimbers) => {
  const { percent, countInLowerHalf } = await findDarkPixels(name)
  expect(percent).toBeGreaterThan(percentOfClimbers / 2)
  expect(percent).toBeLessThan(percentOfClimbers)
  expect(countInLowerHalf).toBe(0)
})
