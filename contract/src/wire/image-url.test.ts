import { describe, expect, test } from 'vitest'
import { imageSrcSet, imageUrl, isUsualSize, parseImageQuery } from './image-url.ts'

const path = '/images/CAIRN001BLK/front'
const queryOf = (url: string) => new URL(url, 'http://shop.test').searchParams

describe('an image URL', () => {
  test('requests twice the pixels for high-density screens (UI-013)', () => {
    const query = queryOf(imageUrl(path, { width: 200, shape: 'tall', density: 2 }))
    expect([query.get('wid'), query.get('hei')]).toEqual(['400', '600'])
  })

  test('requests quality 50 and sharpening 60 (UI-014, UI-015)', () => {
    const query = queryOf(imageUrl(path, { width: 200 }))
    expect(query.get('quality')).toBe('50')
    expect(query.get('sharpen')).toBe('60')
  })

  test('lets the server choose the format (UI-016)', () => {
    expect(queryOf(imageUrl(path, { width: 200 })).get('format')).toBe('auto')
  })

  test('has no height for a picture that keeps its proportions', () => {
    expect(queryOf(imageUrl(path, { width: 200 })).has('hei')).toBe(false)
  })
})

test('a srcset contains each width and its double, without duplicates (UI-013)', () => {
  const sources = imageSrcSet(path, { widths: [200, 400], shape: 'square' }).split(', ')
  expect(sources.map((source) => source.split(' ')[1])).toEqual(['200w', '400w', '800w'])
})

describe('the image service', () => {
  test('accepts every URL that pages generate', () => {
    for (const source of imageSrcSet(path, { widths: [80, 320, 1200], shape: 'portrait' }).split(
      ', ',
    )) {
      const [url = '', width = ''] = source.split(' ')
      expect(parseImageQuery(queryOf(url))?.width).toBe(Number.parseInt(width, 10))
    }
    const scene = imageUrl(path, { width: 1200, density: 2, shape: 'wide', quality: 70 })
    expect(parseImageQuery(queryOf(scene))).toEqual({
      width: 2400,
      height: 1200,
      quality: 70,
      sharpen: 60,
    })
  })

  test.each([
    'wid=201',
    'wid=9999&hei=9999',
    'wid=400&hei=401',
    'wid=400&hei=500.0',
    'wid=400&quality=100',
    'wid=400&sharpen=0',
    'wid=400&format=bmp',
    'hei=500',
  ])('rejects %s', (query) => {
    expect(parseImageQuery(new URLSearchParams(query))).toBeUndefined()
  })
})

test.each([
  ['quality=50&wid=400&hei=500', 'a product', true],
  ['quality=50&wid=1200', 'a product', true],
  ['quality=60&wid=400&hei=500', 'a product', false],
  ['quality=50&wid=400&hei=200', 'a product', false],
  ['quality=60&wid=2400&hei=1200', 'a scene', true],
  ['quality=70&wid=2400&hei=1200', 'a scene', false],
  ['quality=60&wid=1600&hei=900', 'a scene', false],
])('whether pages use %s for %s: %s', (query, kind, isUsual) => {
  const size = parseImageQuery(new URLSearchParams(query))

  expect(size && isUsualSize(size, { isScene: kind === 'a scene' })).toBe(isUsual)
})
