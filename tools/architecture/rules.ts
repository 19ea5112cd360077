import { featuresInOrder, noBarrels, noPathAliases, workspacesByName } from './imports.ts'
import {
  everyMachineListed,
  everythingPinned,
  noInstallScripts,
  noServerComponents,
} from './packages.ts'
import type { Rule } from './sources.ts'
import { oneOwnerPerTable, onlyStoresQuery } from './tables.ts'
import {
  noClockInDecisions,
  noNamelessHomes,
  nothingLeftForLater,
  nothingOutsideTheTree,
} from './words.ts'

/** What no linter can say. Each has its planted violation in violations.test.ts. */
export const rules = {
  'a feature imports only the features before it': featuresInOrder,
  'a workspace is imported by its name': workspacesByName,
  'there are no path aliases': noPathAliases,
  'there are no barrels': noBarrels,
  'a table has one owner': oneOwnerPerTable,
  'only stores ask the database': onlyStoresQuery,
  'a decision is told what time it is': noClockInDecisions,
  'a file is named after what it is about': noNamelessHomes,
  'nothing is left for later': nothingLeftForLater,
  'nothing points outside the tree': nothingOutsideTheTree,
  'every dependency is one version with a hash (promise 49)': everythingPinned,
  'the lock lists the packages of every machine': everyMachineListed,
  'there are no server components (promise 49)': noServerComponents,
  'nothing runs while it is installed (promise 49)': noInstallScripts,
} satisfies Record<string, Rule>
