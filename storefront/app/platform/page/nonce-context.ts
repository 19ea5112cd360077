import { createContext } from 'react'

/** The CSP nonce while the server renders. It is undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
