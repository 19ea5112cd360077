import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contour } from './contour.ts'
import { erode } from './erosion.ts'
import { massif, snow } from './massif.ts'
import { blend } from './oklab.ts'
import { formatsOf, pictureName, printScene } from './print-scene.ts'
import { scenes } from './scenes.ts'
import { terrain } from './terrain.ts'
import { viewFrom, noDepth } from './view.ts'
import { seededRandom } from '../relief/noise.ts'

const pictures = new URL('../../../demo/pictures/', import.meta.url)
const sceneNamed = (name: string) => {
  const found = scenes.find((scene) => scene.name === name)
  if (!found) throw new Error(`no scene is called ${name}`)
  return found
}

describe('a scene', () => {
  test('has code that draws it, and both pictures in the repository', () => {
    const expectedNames = scenes.flatMap((scene) =>
      formatsOf(scene).map((format) => pictureName(scene, format)),
    )
    const storedNames = readdirSync(pictures).filter((name) => name.startsWith('scene-'))
    expect(storedNames.toSorted()).toEqual(expectedNames.map((name) => `${name}.webp`).toSorted())
  })

  test('always has the same SVG', () => {
    expect(sceneNamed('mist-forest').draw()).toBe(sceneNamed('mist-forest').draw())
  })

  test('is cut out around its focus in the tall picture', async () => {
    const size = { width: 2400, height: 1200, channels: 3 } as const
    const left = await sharp({ create: { ...size, width: 1200, background: '#ff0000' } })
      .png()
      .toBuffer()
    const halves = await sharp({ create: { ...size, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const view = async (focus: number) => {
      const picture = sharp(await printScene(halves, { focus }, 'tall'))
      const { width, height } = await picture.metadata()
      const { channels } = await picture.stats()
      return { size: [width, height], red: Math.round((channels[0]?.mean ?? 0) / 25.5) }
    }
    expect(await view(0)).toEqual({ size: [900, 1125], red: 10 })
    expect(await view(0.5)).toEqual({ size: [900, 1125], red: 5 })
    expect(await view(1)).toEqual({ size: [900, 1125], red: 0 })
  })
})

describe('the ground', () => {
  const peak = { x: 0.5, z: 0.5, height: 100, reach: 0.3 }
  const plan = {
    seed: 3,
    cells: 0.2,
    drops: 0,
    height: massif([peak]),
    light: [-1, 0.4, 0] as const,
  }
  const ground = terrain({ ...plan, cover: snow({ from: 40 }) })
  const at = (values: Float32Array, x: number, z: number) =>
    values[Math.round(z * ground.size) * ground.size + Math.round(x * ground.size)] ?? 0

  test('is highest at its peak, and brighter on the side of the sun', () => {
    expect(at(ground.heights, 0.5, 0.5)).toBeGreaterThan(at(ground.heights, 0.1, 0.1) + 40)
    const side = (from: number) => {
      let sum = 0
      for (let x = from; x < from + 0.2; x += 0.01) sum += at(ground.lit, x, 0.5)
      return sum
    }
    expect(side(0.28)).toBeGreaterThan(side(0.52) * 1.5)
  })

  test('has snow on its heights and none in its valleys', () => {
    expect(at(ground.cover, 0.5, 0.5)).toBeGreaterThan(at(ground.cover, 0.1, 0.1))
  })

  test('is eroded by rain, which deposits all soil elsewhere', () => {
    const erodedTerrain = ground.heights.slice()
    erode(erodedTerrain, 2000, seededRandom(1))
    const sum = (values: Float32Array) => values.reduce((all, height) => all + height, 0)
    const heights = (values: Float32Array) => sum(values.map((height) => Math.max(0, height - 60)))
    expect(heights(erodedTerrain)).toBeLessThan(heights(ground.heights))
    expect(Math.abs(sum(erodedTerrain) - sum(ground.heights))).toBeLessThan(
      sum(ground.heights) * 0.05,
    )
  })

  test('hides its distant parts behind its near ones', () => {
    const camera = { eye: [280, 60, 0] as const, focus: 60, horizon: 30, near: 20, far: 500 }
    const view = viewFrom(ground, { ...camera, bounds: [200, 500] }, { w: 60, h: 60 })
    const column = [...Array(60).keys()].map((y) => view.depth[y * 60 + 30] ?? noDepth)
    const hits = column.filter((depth) => depth < noDepth)
    expect(hits.length).toBeGreaterThan(20)
    expect(hits).toEqual(hits.toSorted((a, b) => b - a))
    const [near = 0, far = 0] = view.skylines.map((line) => line[30])
    expect(far).toBeLessThanOrEqual(near)
  })
})

describe('an outline', () => {
  test('surrounds each island that is large enough, at the given level', () => {
    const d = new Float32Array(30 * 30)
    for (let y = 0; y < 30; y++) {
      for (let x = 0; x < 30; x++) d[y * 30 + x] = 10 - Math.hypot(x - 15, y - 15)
    }
    d[0] = 9
    const path = contour({ w: 30, h: 30, d }, { level: 4, cell: 2 })
    expect(path.match(/M/g)).toHaveLength(1)
    const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - 30, Number(y) - 30),
    )
    for (const away of points) expect(Math.abs(away - 12)).toBeLessThan(0.6)
  })

  test('ends at the frame where the land continues beyond it', () => {
    const d = new Float32Array(100).fill(1)
    expect(contour({ w: 10, h: 10, d }, { level: 0.5 })).not.toContain('NaN')
  })
})

test('mixes colours perceptually: grey stays grey, and half of a mix is its middle', () => {
  expect(blend('#000000', '#ffffff', 0)).toBe('#000000')
  expect(blend('#204060', '#204060', 0.5)).toBe('#204060')
  expect(blend('#000000', '#ffffff', 0.5)).toMatch(/^#(..)\1\1$/)
})
