/** Whether a call itself declares this refusal. The others are handled in the same way for all calls. */
export const hasHandler = <Name extends string>(
  handlers: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => Object.hasOwn(handlers, name)

/** Some of the refusals of a call. A name that the call does not declare fails to compile. */
export type SomeOf<All extends string, Some extends All> = Some
