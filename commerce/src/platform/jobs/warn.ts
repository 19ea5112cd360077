/** Tells whoever reads the log what somebody should look at. */
export type Warn = (about: object, sentence: string) => void

type Hindrance = { about: object; work: () => Promise<void> }

/** What fails is told, and takes nothing with it that comes after. */
export async function unhindered(warn: Warn, { about, work }: Hindrance): Promise<void> {
  try {
    await work()
  } catch (error) {
    warn({ ...about, err: error }, 'one of many could not be done')
  }
}

/** Where nobody reads along, what fails is thrown. */
export const rethrow: Warn = (about) => {
  throw 'err' in about ? about.err : about
}
