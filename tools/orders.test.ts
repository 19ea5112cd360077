import { type Home, openHome } from '@cairn/server/testing/home'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: Home
beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.remove())

const asking = (...given: string[]) => runCommand(home, 'orders.ts', ...given)

test('a running shop is asked whether its books agree, and what is wrong is said in a sentence', async () => {
  const server = await home.start()

  expect(await asking('check')).toMatchObject({
    code: 0,
    stdout: 'Stock, money and orders agree.\n',
  })
  expect(await asking('show', 'CRN-NOBODY')).toMatchObject({
    code: 1,
    stderr: 'CRN-NOBODY: there is no such order.\n',
  })
  expect((await asking('sing')).stderr).toContain('npm run orders -- list')
  expect((await asking('list', '--count', 'many')).code).toBe(1)
  expect(await server.stop()).toBe(0)

  expect(await asking('check')).toMatchObject({ code: 0 })
})
