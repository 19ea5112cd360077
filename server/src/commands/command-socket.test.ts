import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendCommand, serveCommands } from './command-socket.ts'

test('texts with separators of lines and paragraphs are sent in both directions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-socket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'test.sock')
  const server = createServer().listen(path)
  onTestFinished(() => void server.close())
  serveCommands(server, { repeat: async (input) => [input, input] })

  const text = 'one\u2028two\u2029three\nfour'
  expect(await sendCommand(path, { command: 'repeat', input: text })).toEqual({
    ok: true,
    value: [text, text],
  })
})
