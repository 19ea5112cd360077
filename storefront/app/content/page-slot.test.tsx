// @vitest-environment jsdom
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageSlot } from './page-slot.tsx'

const rendered = vi.hoisted(() => ({ withScripts: vi.fn<() => void>() }))

vi.mock('./blocks/blocks.tsx', () => ({
  Blocks: ({ blocks }: { blocks: readonly ContentBlock[] }) => {
    rendered.withScripts()
    return <p>{blocks.map(({ id }) => id)}</p>
  },
}))

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  rendered.withScripts.mockClear()
})

const blocksOf = (path: string) => [contentBlock.parse({ id: path, type: 'rich-text', fields: {} })]

/** Two pages of one route, each with a block that has the path of the page as its id. */
function Account() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/account/profile">Go on</Link>
      <PageSlot blocks={blocksOf(pathname)} />
    </>
  )
}
const Pages = createRoutesStub([{ path: '/account/*', Component: Account }])
const page = <Pages initialEntries={['/account']} />

/** Hydrates what the server has rendered, and loads what it imports. */
async function hydrate(attribute: string) {
  const container = document.createElement('div')
  container.innerHTML = `<a href="/account/profile" data-discover="true">Go on</a><div id="page-slot"${attribute}><!--$--><p>/account</p><!--/$--></div>`
  document.body.append(container)
  render(page, { container, hydrate: true })
  await vi.dynamicImportSettled()
}

test('content that works without scripts keeps the markup of the server', async () => {
  await hydrate(' data-static="true"')
  expect(screen.getByText('/account')).toBeTruthy()
  expect(rendered.withScripts).not.toHaveBeenCalled()
})

test('the scripts of other content are loaded', async () => {
  await hydrate('')
  await waitFor(() => expect(rendered.withScripts).toHaveBeenCalled())
})

test('another page of the same route has its own content (CONT-005)', async () => {
  await hydrate(' data-static="true"')
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }))
  expect(await screen.findByText('/account/profile')).toBeTruthy()
  expect(screen.queryByText('/account')).toBeNull()
})

test('the scripts of content are loaded after a navigation', async () => {
  render(page)
  expect(await screen.findByText('/account')).toBeTruthy()
  expect(rendered.withScripts).toHaveBeenCalled()
})
