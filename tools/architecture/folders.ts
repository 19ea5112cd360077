import { crowdedFolders } from '../measures/measures.ts'
import type { Rule } from './sources.ts'

/** A folder that cannot be read at a glance is split by topic. */
export const foldersAreReadable: Rule = (sources) => crowdedFolders(sources)
