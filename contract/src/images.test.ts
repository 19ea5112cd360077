import { describe, expect, it } from 'vitest'
import { imageSources, imageUrl, servedImage } from './images.ts'

const path = '/images/CAIRN001BLK/front'
const queryOf = (url: string) => new URL(url, 'http://shop.test').searchParams

describe('a picture’s address', () => {
  it('asks for twice the pixels where the screen is fine (UI-013)', () => {
    const query = queryOf(imageUrl(path, { width: 200, shape: 'tall', density: 2 }))
    expect([query.get('wid'), query.get('hei')]).toEqual(['400', '600'])
  })

  it('asks for quality 50, sharpened by 60, in the format that suits (UI-014, UI-015, UI-016)', () => {
    const query = queryOf(imageUrl(path, { width: 200 }))
    expect(query.get('quality')).toBe('50')
    expect(query.get('sharpen')).toBe('60')
    expect(query.get('format')).toBe('auto')
  })

  it('names no height for a picture that keeps its own shape', () => {
    expect(queryOf(imageUrl(path, { width: 200 })).has('hei')).toBe(false)
  })
})

it('a picture is offered in each width and in twice each, none of them two times', () => {
  const sources = imageSources(path, { widths: [200, 400], shape: 'square' }).split(', ')
  expect(sources.map((source) => source.split(' ')[1])).toEqual(['200w', '400w', '800w'])
})

describe('what is served', () => {
  it('is all that pages ask for', () => {
    for (const source of imageSources(path, { widths: [80, 320, 1200], shape: 'portrait' }).split(
      ', ',
    )) {
      const [url = '', width = ''] = source.split(' ')
      expect(servedImage(queryOf(url))?.width).toBe(Number.parseInt(width, 10))
    }
    const scene = imageUrl(path, { width: 1200, density: 2, shape: 'wide', quality: 70 })
    expect(servedImage(queryOf(scene))).toEqual({
      width: 2400,
      height: 1200,
      quality: 70,
      sharpen: 60,
    })
  })

  it.each([
    'wid=201',
    'wid=9999&hei=9999',
    'wid=400&hei=401',
    'wid=400&hei=500.0',
    'wid=400&quality=100',
    'wid=400&sharpen=0',
    'wid=400&format=bmp',
    'hei=500',
  ])('is not %s', (query) => {
    expect(servedImage(new URLSearchParams(query))).toBeUndefined()
  })
})
