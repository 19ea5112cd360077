import { join, resolve } from 'node:path'

/** Where the command was typed: npm itself runs scripts in the folder of their workspace. */
export const startedIn = process.env['INIT_CWD'] ?? process.cwd()

const pictures = join(import.meta.dirname, '..', '..', 'demo', 'pictures')

/** The folder that was given to a command, or the pictures of the demo shop. */
export const folderOf = (given: string | undefined): string =>
  given === undefined ? pictures : resolve(startedIn, given)
