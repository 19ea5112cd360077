// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { hasTexts, persistentStore, storedText, storedValue } from './browser-storage.ts'

type Colour = { name: string }
const isColour = (stored: unknown): stored is Colour => hasTexts(stored, ['name'])
const storedColour = () => storedValue('colour', isColour)
const colourStore = () => persistentStore<Colour | null>(null, storedColour())

const isRefused = () => {
  throw new DOMException('The storage is full or disabled.')
}
const refuseStorage = () =>
  vi.stubGlobal('localStorage', { getItem: isRefused, setItem: isRefused, removeItem: isRefused })

/** What this tab receives when another tab changes the storage. */
function changeInOtherTab(key: string | null, text: string) {
  localStorage.setItem('colour', text)
  dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a stored text', () => {
  test('is in the storage of the browser or of the tab until it is removed', () => {
    const texts = [storedText('a'), storedText('a', 'sessionStorage')]
    expect(texts.map((text, index) => text.write(String(index)))).toEqual([true, true])
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['0', '1'])
    expect(texts.map(({ read }) => read())).toEqual(['0', '1'])
    for (const text of texts) text.write(null)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test('is not stored where the browser refuses it, and nothing throws', () => {
    refuseStorage()
    const text = storedText('a')
    expect([text.write('1'), text.write(null), text.read()]).toEqual([false, false, null])
  })
})

test.each(['', 'no JSON', 'null', '[]', '{"name":1}'])(
  'a stored value is absent if the storage contains %j',
  (text) => {
    localStorage.setItem('colour', text)
    expect(storedColour().read()).toBeNull()
  },
)

describe('a persistent store', () => {
  test('has what the browser has stored, and stores and removes what is saved', () => {
    localStorage.setItem('colour', '{"name":"red"}')
    const store = colourStore()
    expect(store.getState()).toEqual({ name: 'red' })
    store.save({ name: 'blue' })
    expect([store.getState(), colourStore().getState()]).toEqual([
      { name: 'blue' },
      { name: 'blue' },
    ])
    store.save(null)
    expect([store.getState(), localStorage.getItem('colour')]).toEqual([null, null])
  })

  test('keeps its value on the page where the browser refuses to store it', () => {
    refuseStorage()
    const store = colourStore()
    store.save({ name: 'red' })
    expect(store.getState()).toEqual({ name: 'red' })
  })

  test.each(['colour', null])('follows the changes of other tabs to %s', (key) => {
    const store = colourStore()
    changeInOtherTab(key, '{"name":"red"}')
    expect(store.getState()).toEqual({ name: 'red' })
  })

  test('ignores changes of other keys', () => {
    const store = colourStore()
    changeInOtherTab('size', '{"name":"red"}')
    expect(store.getState()).toBeNull()
  })

  test('is rendered and hydrated without the stored value, which is shown afterwards', async () => {
    localStorage.setItem('colour', '{"name":"red"}')
    const store = colourStore()
    const rendered: string[] = []
    function ColourName() {
      const name = useStore(store, (colour) => colour?.name ?? 'none')
      rendered.push(name)
      return name
    }
    const container = document.createElement('p')
    container.innerHTML = renderToString(<ColourName />)
    expect(container.textContent).toBe('none')
    rendered.length = 0
    const errors: unknown[] = []
    await act(async () => {
      hydrateRoot(container, <ColourName />, { onRecoverableError: (error) => errors.push(error) })
    })
    expect(rendered[0]).toBe('none')
    expect(container.textContent).toBe('red')
    expect(errors).toEqual([])
  })
})
