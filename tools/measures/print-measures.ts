import { join } from 'node:path'
import { readSources } from '../architecture/sources.ts'
import { describeCode } from './measures.ts'

/** Prints the size and structure of the code: `npm run check -- --measures`. */
console.log(describeCode(readSources(join(import.meta.dirname, '../..'))).join('\n'))
