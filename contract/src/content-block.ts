import { z } from 'zod'

/** A block: what it is called, and its fields with their defaults and how they are edited. */
export type BlockDeclaration<
  Type extends string = string,
  Fields extends z.ZodObject = z.ZodObject,
> = {
  type: Type
  label: string
  fields: Fields
}

export const block = <const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  label: string,
  shape: Shape,
) => ({ type, label, fields: z.object(shape) }) satisfies BlockDeclaration<Type>
