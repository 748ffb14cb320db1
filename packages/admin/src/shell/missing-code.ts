/** The code of a screen could not be fetched: there is no network, or a newer back office has taken its place. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be fetched', { cause })
    this.name = 'MissingCode'
  }
}

/** Fetches code; what fails is told apart from code that breaks. */
export const fetched = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    throw new MissingCode(cause)
  }
}
