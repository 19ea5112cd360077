import { expect, test } from 'vitest'
import { joinInterests, splitInterests } from './interests.ts'

test('interests are joined with a pipe, each once (ACC-057)', () => {
  expect(joinInterests(['hiking', 'climbing'])).toBe('hiking|climbing')
  expect(joinInterests([' hiking', '', 'hiking'])).toBe('hiking')
  expect(joinInterests([])).toBe('')
})

test('joined interests can be split again', () => {
  expect(splitInterests('hiking|climbing')).toEqual(['hiking', 'climbing'])
  expect(splitInterests('')).toEqual([])
  expect(splitInterests(undefined)).toEqual([])
})
