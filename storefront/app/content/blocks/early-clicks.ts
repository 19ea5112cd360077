import { type RefObject, useEffect } from 'react'

const clicked = new WeakSet<EventTarget>()

const remember = ({ target }: Event) => void (target && clicked.add(target))

/** Remembers what is clicked, because React ignores a click on a block whose code has not arrived. */
export function useRememberedClicks() {
  useEffect(() => {
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [])
}

/**
 * Repeats the clicks on buttons of a block that came before its code. Links and forms do not need it: the browser has
 * followed and sent them.
 */
export function useRepeatedClicks(block: RefObject<Element | null>) {
  useEffect(() => {
    for (const button of block.current?.querySelectorAll<HTMLElement>('[type=button]') ?? []) {
      const targets = [button, ...button.querySelectorAll('*')].filter((part) => clicked.has(part))
      if (targets.length > 0) button.click()
      for (const part of [button, ...targets]) clicked.delete(part)
    }
  }, [block])
}
