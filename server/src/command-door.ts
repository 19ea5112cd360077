import { once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** What a command line can have done by the running server. */
export type Commands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>

const asked = z.object({ command: z.string(), input: z.unknown() })
export type Asked = z.infer<typeof asked>

const answered = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), sentence: z.string() }),
])
export type Answered = z.infer<typeof answered>

/** Takes commands at the door: a line of JSON in, a line of JSON out. */
export function takeCommands(door: Server, commands: Commands) {
  const sockets = new Set<Socket>()
  const working = new Set<Promise<void>>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    createInterface({ input: socket }).once('line', (line) => {
      const work = perform(line, commands)
        .then((answer) => void socket.end(`${JSON.stringify(answer)}\n`))
        .finally(() => working.delete(work))
      working.add(work)
    })
  }
  door.on('connection', take)
  return {
    /** Lets what is being done come to its end, and takes nothing new. */
    stop: async () => {
      door.off('connection', take)
      await Promise.all(working)
      for (const socket of sockets) socket.destroySoon()
    },
  }
}

async function perform(line: string, commands: Commands): Promise<Answered> {
  try {
    const { command, input } = asked.parse(JSON.parse(line))
    const work = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!work) return { ok: false, sentence: `This server knows no command ${command}.` }
    return { ok: true, value: await work(input) }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED'])

/** Has a command done by the server that listens there; nothing where none does. */
export async function askAtDoor(path: string, given: Asked): Promise<Answered | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (error instanceof Error && 'code' in error && nobodyThere.has(String(error.code)))
      return undefined
    throw error
  }
  socket.write(`${JSON.stringify(given)}\n`)
  for await (const line of createInterface({ input: socket })) {
    socket.destroy()
    return answered.parse(JSON.parse(line))
  }
  return {
    ok: false,
    sentence: 'The server takes no commands at this moment. Ask again in a while.',
  }
}
