import { z } from 'zod'
import { contentBlock } from '../content/blocks/content-block.ts'

type NamedSchema = [name: string, schema: z.ZodType]

/**
 * Names for the union of content blocks and for its members. The schema repeats the union for each depth
 * (decision 030); the names of the deeper ones end with their depth.
 */
export const blockNames = (): NamedSchema[] =>
  // Blocks that contain no others are the same schema at each depth, and the first name counts.
  namesOfUnion(contentBlock, 1).toSorted(([one], [other]) => depthOf(one) - depthOf(other))

const depthMark = '__'

/** The document describes blocks within blocks by a reference to the union itself. */
export const withoutDepth = (name: string): string => name.split(depthMark)[0] ?? name

export const isOfDepth = (name: string): boolean => name.includes(depthMark)

const depthOf = (name: string): number => Number(name.split(depthMark)[1] ?? 1)

function namesOfUnion(union: z.ZodType, depth: number): NamedSchema[] {
  const mark = depth === 1 ? '' : `${depthMark}${depth}`
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return [
    [`ContentBlock${mark}`, union],
    ...union.options.flatMap((option) => namesOfBlock(option, { mark, depth })),
  ]
}

function namesOfBlock(
  block: z.core.SomeType,
  { mark, depth }: { mark: string; depth: number },
): NamedSchema[] {
  if (!(block instanceof z.ZodObject)) return []
  const { type, blocks } = block.shape
  const name: NamedSchema = [`${pascalCase(literalOf(type))}Block${mark}`, block]
  const inner = blocks instanceof z.ZodOptional ? blocks.unwrap() : undefined
  return inner instanceof z.ZodArray ? [name, ...namesOfUnion(elementOf(inner), depth + 1)] : [name]
}

const literalOf = (schema: unknown) =>
  schema instanceof z.ZodLiteral ? String(schema.value) : 'unknown'

const elementOf = ({ element }: z.ZodArray): z.ZodType =>
  element instanceof z.ZodType ? element : z.never()

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
