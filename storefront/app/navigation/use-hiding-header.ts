import { type RefObject, useEffect } from 'react'
import { followScrolling } from './hiding-header.ts'

export function useHidingHeader(header: RefObject<HTMLElement | null>) {
  useEffect(() => (header.current ? followScrolling(header.current) : undefined), [header])
}
