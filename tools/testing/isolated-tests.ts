import { globSync, readFileSync } from 'node:fs'

/**
 * The test files that replace modules, or settings that other modules keep. They cannot share loaded modules
 * with other test files.
 */
export const isolatedTests = (patterns: readonly string[]): string[] =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/build/**'] }).filter((path) =>
    /\bvi\.mock\(|\boverrideSiteSettings\(/.test(readFileSync(path, 'utf8')),
  )
