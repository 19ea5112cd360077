import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '' },
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await closed, stdout, stderr }
}

test.each([
  { script: 'draw.ts', usage: 'npm run draw -w picture-generator' },
  { script: 'contact-sheet.ts', usage: 'npm run sheet -w picture-generator' },
])('$script prints its usage, and reports an invalid option with it', async ({ script, usage }) => {
  const help = await run(script, '--help')
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining(usage), stderr: '' })

  const { code, stdout, stderr } = await run(script, '--all')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(`\n\n${help.stdout}`)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('draw and sheet write nothing for a name that no picture has', async () => {
  const pictures = join(folder, 'pictures')
  expect(await run('draw.ts', pictures, 'no-picture')).toMatchObject({ code: 0 })
  expect(await readdir(pictures)).toEqual([])

  const sheet = join(folder, 'sheet.png')
  expect(await run('contact-sheet.ts', pictures, sheet)).toMatchObject({
    code: 0,
    stdout: `0 pictures in ${sheet}\n`,
  })
})
