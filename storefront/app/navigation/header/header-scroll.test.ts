// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hideOnScroll } from './header-scroll.ts'

let header: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollY', 0)
  header = document.createElement('header')
  stop = hideOnScroll(header)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}

const isHidden = () => header.hasAttribute('data-hidden')

describe('the header (NAV-040)', () => {
  test('reacts 200 ms after the end of scrolling', () => {
    scrollTo(300)
    vi.advanceTimersByTime(150)
    scrollTo(600)
    vi.advanceTimersByTime(199)
    expect(isHidden()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(true)
    scrollTo(200)
    vi.advanceTimersByTime(200)
    expect(isHidden()).toBe(false)
  })

  test('reacts 500 ms after the start of scrolling that does not end', () => {
    for (let top = 100; top <= 500; top += 100) {
      scrollTo(top)
      vi.advanceTimersByTime(99)
      expect([top, isHidden()]).toEqual([top, false])
      vi.advanceTimersByTime(1)
    }
    expect(isHidden()).toBe(true)
  })
})
