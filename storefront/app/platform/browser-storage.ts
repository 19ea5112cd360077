import { createStore } from 'zustand'

type StorageArea = 'localStorage' | 'sessionStorage'

/** A text that this browser stores. Browsers may refuse access to their storage, and it may be full. */
export const storedText = (key: string, area: StorageArea = 'localStorage') => ({
  /** Null on the server and without storage. */
  read(): string | null {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  },
  /** Null removes the text. Returns whether the browser has stored the change. */
  write(text: string | null): boolean {
    try {
      if (text === null) window[area].removeItem(key)
      else window[area].setItem(key, text)
      return true
    } catch {
      return false
    }
  },
})

/** Whether this browser stores anything. */
export function hasStoredItems(area: StorageArea): boolean {
  try {
    return window[area].length > 0
  } catch {
    return false
  }
}

type StoredValue<Value> = {
  read: () => Value | null
  write: (value: Value | null) => boolean
  /** Calls the listener when another tab may have changed the value. */
  onOtherTab: (listener: () => void) => void
}

/** A value that this browser stores as JSON. The storage may contain anything. */
export function storedValue<Value>(
  key: string,
  isValue: (stored: unknown) => stored is Value,
  area?: StorageArea,
): StoredValue<Value> {
  const text = storedText(key, area)
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(text.read() ?? 'null')
        return isValue(stored) ? stored : null
      } catch {
        return null
      }
    },
    write: (value) => text.write(value === null ? null : JSON.stringify(value)),
    onOtherTab(listener) {
      addEventListener('storage', ({ key: changedKey }) => {
        if (changedKey === key || changedKey === null) listener()
      })
    },
  }
}

/** Whether a stored value is an object with these texts. */
export const hasTexts = (stored: unknown, names: readonly string[]): stored is object =>
  typeof stored === 'object' &&
  stored !== null &&
  names.every((name) => typeof Reflect.get(stored, name) === 'string')

/** A store with a value that this browser stores and all its tabs show. Without storage, it lasts as long as the page. */
export function persistentStore<Value>(initial: Value, stored: StoredValue<NonNullable<Value>>) {
  const store = createStore(() => initial)
  const refresh = () => store.setState(stored.read() ?? initial, true)
  if (typeof window !== 'undefined') {
    refresh()
    stored.onOtherTab(refresh)
  }
  return {
    ...store,
    /** Null removes the value. */
    save(value: NonNullable<Value> | null) {
      stored.write(value)
      store.setState(value ?? initial, true)
    },
  }
}
