import { once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** The commands that a command line program can send to the running server. */
export type Commands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>

const commandRequest = z.object({ command: z.string(), input: z.unknown() })
export type CommandRequest = z.infer<typeof commandRequest>

const commandResponse = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), sentence: z.string() }),
])
export type CommandResponse = z.infer<typeof commandResponse>

/** JSON in one line. The separators of lines and paragraphs, which texts may contain, would end it as well. */
const lineOf = (message: CommandRequest | CommandResponse) =>
  `${JSON.stringify(message)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\n`

/** Serves commands on a local socket: one line of JSON in, one line of JSON out. */
export function serveCommands(socketServer: Server, commands: Commands) {
  const sockets = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const accept = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    createInterface({ input: socket }).once('line', (line) => {
      const task = runCommand(line, commands)
        .then((answer) => void socket.end(lineOf(answer)))
        .finally(() => running.delete(task))
      running.add(task)
    })
  }
  socketServer.on('connection', accept)
  return {
    /** Accepts no more commands and waits for the running ones. */
    stop: async () => {
      socketServer.off('connection', accept)
      await Promise.all(running)
      for (const socket of sockets) socket.destroySoon()
    },
  }
}

async function runCommand(line: string, commands: Commands): Promise<CommandResponse> {
  try {
    const { command, input } = commandRequest.parse(JSON.parse(line))
    const task = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!task) return { ok: false, sentence: `This server knows no command ${command}.` }
    return { ok: true, value: await task(input) }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

const notListeningCodes = new Set(['ENOENT', 'ECONNREFUSED'])

/** Sends a command to the server that listens at this path; undefined if there is none. */
export async function sendCommand(
  path: string,
  request: CommandRequest,
): Promise<CommandResponse | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (error instanceof Error && 'code' in error && notListeningCodes.has(String(error.code)))
      return undefined
    throw error
  }
  socket.write(lineOf(request))
  for await (const line of createInterface({ input: socket })) {
    socket.destroy()
    return commandResponse.parse(JSON.parse(line))
  }
  return {
    ok: false,
    sentence: 'The server takes no commands at this moment. Ask again in a while.',
  }
}
