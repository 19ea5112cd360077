import { createStore, useStore } from 'zustand'
import { storedText } from '../platform/browser-storage.ts'

type IsClosed = (id: string) => boolean

/** The blocks that the visitor has closed, stored in this browser. */
const closedBlocks = createStore<{ isClosed: IsClosed }>(() => ({ isClosed: () => false }))
showStored()

/** Pages are cached for all visitors, so the server renders all blocks. */
export const useIsClosed = (): IsClosed => useStore(closedBlocks, ({ isClosed }) => isClosed)

/** Without storage, the block is shown again on the next page. */
export function rememberClosed(id: string) {
  storedBlock(id).write('1')
  showStored()
}

function showStored() {
  closedBlocks.setState({ isClosed: (id) => storedBlock(id).read() !== null })
}

const storedBlock = (id: string) => storedText(`cairn_closed_${id}`)
