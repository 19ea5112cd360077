import { amountsAreNotConvertedBack } from './amounts.ts'
import { couponIsInFewFiles } from './concept-spread.ts'
import { documentsNameExistingIdentifiers, documentsNameExistingPaths } from './documents.ts'
import { featuresInOrder } from './feature-order.ts'
import {
  fileNamesDescribeContent,
  foldersAreReadable,
  testsAreNamedAfterTheirSource,
} from './file-names.ts'
import {
  commandsRunLast,
  noClockInDecisions,
  noDeveloperPaths,
  noTodoComments,
} from './forbidden-text.ts'
import { noBarrels, noPathAliases, workspacesByName } from './imports.ts'
import { journeysWaitForNoTime, journeysWaitForStates } from './journeys.ts'
import { messagesAreTranslated, messagesAreWithTheirFeature } from './messages.ts'
import { nowIsTheTime, titlesNameFewRows, typesSayWhatTheyAre } from './names.ts'
import {
  everyPlatformLocked,
  everyVersionPinned,
  noInstallScripts,
  noServerComponents,
} from './packages.ts'
import { refusalsHaveNames } from './refusals.ts'
import { smallFilesHaveReason } from './small-files.ts'
import type { Rule } from './sources.ts'
import {
  classNamesExist,
  fewUtilities,
  oneSheetLaysOutAClass,
  sheetClassesAreUsed,
  sheetsAreShortAndLoaded,
} from './styling.ts'
import { routesShareWireFiles, suffixesAreNeeded, suffixesAreTrue } from './suffixes.ts'
import {
  featuresUseDatabaseInterface,
  oneOwnerPerTable,
  onlyStoresQuery,
  rawQueriesDeclareColumns,
} from './tables.ts'
import { translationsAreMessages } from './translations.ts'

/** Rules that the linter cannot express. Each has planted violations in rules.test.ts. */
export const rules = {
  'a feature imports only features that come before it': featuresInOrder,
  'a workspace is imported by its package name': workspacesByName,
  'there are no path aliases': noPathAliases,
  'there are no barrel files': noBarrels,
  'a table has one owner': oneOwnerPerTable,
  'only stores query the database': onlyStoresQuery,
  'a raw query declares its columns': rawQueriesDeclareColumns,
  'features use the interface of the database': featuresUseDatabaseInterface,
  'a decision does not read the clock': noClockInDecisions,
  'an amount of an answer is not converted back': amountsAreNotConvertedBack,
  'a file name says what the file contains': fileNamesDescribeContent,
  'a type name says what the type is': typesSayWhatTheyAre,
  'now is an instant or a clock': nowIsTheTime,
  'a page refers to refusals by their names': refusalsHaveNames,
  'a suffix says what the file does': suffixesAreTrue,
  'what a suffix stands for is only in files with that suffix': suffixesAreNeeded,
  'routes share code through wire files': routesShareWireFiles,
  'a test is named after its source or a scenario': testsAreNamedAfterTheirSource,
  'a test title names at most two ids': titlesNameFewRows,
  'a folder has at most 40 entries': foldersAreReadable,
  'texts in several languages are in folders named messages': translationsAreMessages,
  'messages have the same keys and placeholders in every language': messagesAreTranslated,
  'a message is in the first feature that uses it': messagesAreWithTheirFeature,
  'the coupon is named in few files and features': couponIsInFewFiles,
  'a small file has a reason to stay apart': smallFilesHaveReason,
  'a class name is a utility of the list or in a style sheet': classNamesExist,
  'an element has few utilities or a named class': fewUtilities,
  'a class of a style sheet is used': sheetClassesAreUsed,
  'one style sheet lays out a class': oneSheetLaysOutAClass,
  'a style sheet is short and is loaded': sheetsAreShortAndLoaded,
  'there are no TODO or FIXME comments': noTodoComments,
  'no file names a folder of a developer machine': noDeveloperPaths,
  'a document names paths that exist': documentsNameExistingPaths,
  'a document names identifiers that exist': documentsNameExistingIdentifiers,
  'a command runs after everything it uses is defined': commandsRunLast,
  'a journey waits for the state of a page': journeysWaitForStates,
  'a journey does not wait for a fixed time': journeysWaitForNoTime,
  'every dependency has an exact version and a hash (guarantee 49)': everyVersionPinned,
  'the lock file lists the packages of every platform': everyPlatformLocked,
  'there are no React server components (guarantee 49)': noServerComponents,
  'no package runs an install script (guarantee 49)': noInstallScripts,
} satisfies Record<string, Rule>
