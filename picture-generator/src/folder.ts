import { join, resolve } from 'node:path'

/** The folder in which npm was called. npm runs scripts in the folder of their workspace. */
export const startDirectory = process.env['INIT_CWD'] ?? process.cwd()

const pictures = join(import.meta.dirname, '..', '..', 'demo', 'pictures')

/** The folder in a command's arguments, or the pictures of the demo shop. */
export const folderOf = (folderArgument: string | undefined): string =>
  folderArgument === undefined ? pictures : resolve(startDirectory, folderArgument)
