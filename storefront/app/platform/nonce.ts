import { createContext } from 'react'

/** Marks the page's own scripts while the server renders; nothing in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
