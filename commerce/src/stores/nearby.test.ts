import { expect, test } from 'vitest'
import { nearby } from './nearby.ts'

const place = (name: string, postalCode: string, at: readonly [number, number]) => ({
  name: `Cairn ${name}`,
  city: name,
  province: null,
  postalCode,
  latitude: at[0],
  longitude: at[1],
})

const munich = place('München', '80331', [48.1372, 11.5755])
const berlin = place('Berlin', '10117', [52.5163, 13.3777])
const freiburg = place('Freiburg im Breisgau', '79098', [47.9959, 7.8522])
const places = [berlin, freiburg, munich]
const radius = 500

const found = (wanted: Omit<Parameters<typeof nearby>[1], 'radius'>, within = radius) =>
  nearby(places, { ...wanted, radius: within }).map(({ city, distance }) => [city, distance])

test('without a place to look near, all are there and nothing is said of distance', () => {
  expect(found({})).toEqual([
    ['Berlin', null],
    ['Freiburg im Breisgau', null],
    ['München', null],
  ])
})

test('the nearest comes first, with the way there in kilometres (SHIP-057)', () => {
  expect(found({ latitude: 48.1372, longitude: 11.5755 })).toEqual([
    ['München', 0],
    ['Freiburg im Breisgau', 277.1],
  ])
  expect(found({ latitude: 52.5, longitude: 13.4 }, 50)).toEqual([['Berlin', expect.any(Number)]])
})

test('a town is found without its accents, its capitals or its last words', () => {
  for (const query of ['münchen', 'MUNCHEN', ' München ']) {
    expect(found({ query })[0]).toEqual(['München', 0])
  }
  expect(found({ city: 'Freiburg' })[0]).toEqual(['Freiburg im Breisgau', 0])
  expect(found({ query: 'breisgau' })[0]).toEqual(['Freiburg im Breisgau', 0])
})

test('a postcode leads to the places whose own begins most alike', () => {
  expect(found({ query: '80469' })[0]).toEqual(['München', 0])
  expect(found({ postalCode: '10 999' })[0]).toEqual(['Berlin', 0])
})

test('a place that nobody knows has nothing near it', () => {
  expect(found({ query: 'Atlantis' })).toEqual([])
  expect(found({ postalCode: '55555' })).toEqual([])
  expect(found({ city: '   ' })).toEqual([])
})

test('a town without a shop is where its collection points are', () => {
  const potsdam = place('Potsdam', '14467', [52.3906, 13.0645])
  const [first] = nearby(places, { query: 'Potsdam', radius }, [...places, potsdam])
  expect([first?.city, first?.distance]).toEqual(['Berlin', 25.4])
})
