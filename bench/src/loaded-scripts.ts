import type { CDPSession, Page, Response } from 'playwright-core'

/**
 * Scripts of the first wave are named in the HTML. Others are one wave after the code that asks for them. The bytes are
 * those of the compressed script, without the headers.
 */
export type LoadedScript = { name: string; wave: number; bytes: number }

type ScriptRequest = {
  initiators: string[]
  headerBytes: number
  bytes: number
  isFinished: boolean
}

const scriptPath = /\/assets\/([\w.-]+\.js)/g

const scriptsIn = (text: string): string[] =>
  Array.from(text.matchAll(scriptPath), ([, name = '']) => name)

/** The browser does not report which code inserts a link that loads a script in advance. */
const noteInsertedLinks = `{
  const insert = Node.prototype.appendChild
  globalThis.insertedLinks = {}
  Node.prototype.appendChild = function (node) {
    if (node.rel === 'modulepreload') insertedLinks[node.href] = new Error().stack
    return insert.call(this, node)
  }
}`

/** Records the scripts of the shop that the next document of this page loads. */
export async function recordScripts(page: Page) {
  const requests = new Map<string, ScriptRequest>()
  await page.addInitScript({ content: noteInsertedLinks })
  await watchScripts(await page.context().newCDPSession(page), requests)
  const isLoading = () => [...requests.values()].some(({ isFinished }) => !isFinished)

  return {
    isLoading,
    count: () => requests.size,
    async scripts(response: Response | null): Promise<LoadedScript[]> {
      const named = new Set(scriptsIn((await response?.text()) ?? ''))
      const insertedLinks = await page.evaluate<unknown>(() =>
        Reflect.get(globalThis, 'insertedLinks'),
      )
      for (const [url, stack] of Object.entries(insertedLinks ?? {})) {
        const [name = ''] = scriptsIn(url)
        requests.get(name)?.initiators.push(...scriptsIn(String(stack)))
      }
      return Array.from(requests, ([name, { bytes }]) => ({
        name,
        bytes,
        wave: waveOf(name, named, requests),
      }))
    },
  }
}

async function watchScripts(devtools: CDPSession, requests: Map<string, ScriptRequest>) {
  const namesById = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const [name] = scriptsIn(request.url)
    if (name === undefined || requests.has(name)) return
    namesById.set(requestId, name)
    const initiators = scriptsIn(JSON.stringify(initiator)).filter((other) => other !== name)
    requests.set(name, { initiators, headerBytes: 0, bytes: 0, isFinished: false })
  })
  const finish = (requestId: string, bytes: number) => {
    const script = requests.get(namesById.get(requestId) ?? '')
    if (script)
      Object.assign(script, { bytes: Math.max(0, bytes - script.headerBytes), isFinished: true })
  }
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const script = requests.get(namesById.get(requestId) ?? '')
    if (script) script.headerBytes = response.encodedDataLength
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0))
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

function waveOf(
  name: string,
  named: ReadonlySet<string>,
  requests: ReadonlyMap<string, Pick<ScriptRequest, 'initiators'>>,
): number {
  if (named.has(name)) return 1
  const { initiators = [] } = requests.get(name) ?? {}
  return 1 + Math.max(1, ...initiators.map((initiator) => waveOf(initiator, named, requests)))
}
