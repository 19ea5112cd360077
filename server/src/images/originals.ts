import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config/config.ts'

const extensions = ['webp', 'jpg', 'png']
const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** The folder of the original pictures. */
export const originalsFolder = ({ PICTURES_DIR }: Pick<Config, 'PICTURES_DIR'>): string =>
  resolve(projectFolder, PICTURES_DIR)

export const findOriginal = (folder: string, name: string): string | undefined =>
  extensions.map((kind) => join(folder, `${name}.${kind}`)).find(existsSync)

/** Whether documents can show the picture. */
export const hasPictureIn = (folder: string) => (id: string) =>
  findOriginal(folder, id) !== undefined
