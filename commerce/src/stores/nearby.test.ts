import { expect, test } from 'vitest'
import { nearby } from './nearby.ts'

const location = (name: string, postalCode: string, coordinates: readonly [number, number]) => ({
  name: `Cairn ${name}`,
  city: name,
  province: null,
  postalCode,
  latitude: coordinates[0],
  longitude: coordinates[1],
})

const munich = location('München', '80331', [48.1372, 11.5755])
const berlin = location('Berlin', '10117', [52.5163, 13.3777])
const freiburg = location('Freiburg im Breisgau', '79098', [47.9959, 7.8522])
const locations = [berlin, freiburg, munich]
const radius = 500

const citiesNear = (search: Omit<Parameters<typeof nearby>[1], 'radius'>, searchRadius = radius) =>
  nearby(locations, { ...search, radius: searchRadius }).map(({ city, distance }) => [
    city,
    distance,
  ])

test('a search without a place returns all locations without distances', () => {
  expect(citiesNear({})).toEqual([
    ['Berlin', null],
    ['Freiburg im Breisgau', null],
    ['München', null],
  ])
})

test('the nearest location comes first, with its distance in kilometres (SHIP-057)', () => {
  expect(citiesNear({ latitude: 48.1372, longitude: 11.5755 })).toEqual([
    ['München', 0],
    ['Freiburg im Breisgau', 277.1],
  ])
  expect(citiesNear({ latitude: 52.5, longitude: 13.4 }, 50)).toEqual([
    ['Berlin', expect.any(Number)],
  ])
})

test('a town is found by any of its words, without accents and in any case', () => {
  for (const query of ['münchen', 'MUNCHEN', ' München ']) {
    expect(citiesNear({ query })[0]).toEqual(['München', 0])
  }
  expect(citiesNear({ city: 'Freiburg' })[0]).toEqual(['Freiburg im Breisgau', 0])
  expect(citiesNear({ query: 'breisgau' })[0]).toEqual(['Freiburg im Breisgau', 0])
})

test('a postcode is located at the addresses with the longest common prefix', () => {
  expect(citiesNear({ query: '80469' })[0]).toEqual(['München', 0])
  expect(citiesNear({ postalCode: '10 999' })[0]).toEqual(['Berlin', 0])
})

test('an unknown place has no locations nearby', () => {
  expect(citiesNear({ query: 'Atlantis' })).toEqual([])
  expect(citiesNear({ postalCode: '55555' })).toEqual([])
  expect(citiesNear({ city: '   ' })).toEqual([])
})

test('a town without a store is located at its collection points', () => {
  const potsdam = location('Potsdam', '14467', [52.3906, 13.0645])
  const [first] = nearby(locations, { query: 'Potsdam', radius }, [...locations, potsdam])
  expect([first?.city, first?.distance]).toEqual(['Berlin', 25.4])
})
