import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOf } from './folder.ts'
import { drawPicture } from './picture.ts'
import { type Picture, picturesOf } from './pictures.ts'
import { readArguments } from './read-arguments.ts'
import { formatsOf, paintScene, pictureName, printScene } from './scenes/print-scene.ts'
import { scenes } from './scenes/scenes.ts'
import { styles } from './styles.ts'

const usage = `npm run draw -w picture-generator -- [FOLDER] [NAME PREFIX]

Draws every picture of the styles, and every scene, that the folder does not have yet, in two processes. When it
is stopped and started again, it continues with what is still missing.`

const [folderArgument, namePrefix = '', share] = readArguments(usage)
const folder = folderOf(folderArgument)
const processes = 2

/** Pictures that are drawn together. */
type Task = { names: readonly string[]; draw: () => Promise<readonly Buffer[]> }

await mkdir(folder, { recursive: true })
if (share === undefined) await drawInProcesses()
else await drawTasksOf(Number(share))

async function drawInProcesses(): Promise<void> {
  const exitCodes = Array.from({ length: processes }, (_, i) => {
    const child = fork(import.meta.filename, [folder, namePrefix, String(i)])
    return new Promise<number>((resolve) => {
      child.on('exit', (code) => resolve(code ?? 1))
    })
  })
  process.exitCode = Math.max(...(await Promise.all(exitCodes)))
}

async function drawTasksOf(processIndex: number): Promise<void> {
  const tasks = [...styleTasks(), ...sceneTasks()]
    .filter(({ names }) => names.some((name) => name.startsWith(namePrefix)))
    .filter((_, i) => i % processes === processIndex)
  for (const { names, draw } of tasks) {
    const files = names.map((name) => join(folder, `${name}.webp`))
    if (!files.every((file) => existsSync(file))) await saveFiles(files, await draw())
  }
}

async function saveFiles(files: readonly string[], pictures: readonly Buffer[]): Promise<void> {
  for (const [i, file] of files.entries()) {
    await writeFile(`${file}.part`, pictures[i] ?? '')
    await rename(`${file}.part`, file)
    console.log(file)
  }
}

function styleTasks(): Task[] {
  return styles
    .flatMap(picturesOf)
    .toSorted((a, b) => priorityOf(a) - priorityOf(b))
    .map(({ name, look, drawing }) => ({
      names: [name],
      draw: async () => [await drawPicture(look, drawing)],
    }))
}

function sceneTasks(): Task[] {
  return scenes.map((scene) => ({
    names: formatsOf(scene).map((format) => pictureName(scene, format)),
    draw: async () => {
      const paintedScene = await paintScene(scene)
      return Promise.all(formatsOf(scene).map((format) => printScene(paintedScene, scene, format)))
    },
  }))
}

/** Pictures in lists come before those that only a product page shows. */
function priorityOf({ isLeading, drawing }: Picture): number {
  if (drawing.view !== 'front') return 2
  return isLeading ? 0 : 1
}
