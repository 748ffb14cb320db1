import { languageOf, loadStrings } from '@cartwright/ui/strings'
import type { BackendModule } from 'i18next'

/** What a file of sentences could not be read for. */
class Unread extends Error {
  constructor(
    address: string,
    /** Asking again may help: the shop is away, or broke. */
    readonly isPassing: boolean,
    cause?: unknown,
  ) {
    super(`The sentences in ${address} could not be read`, { cause })
  }
}

async function readFile(language: string, namespace: string): Promise<object> {
  const address = `${import.meta.env.BASE_URL}locales/${languageOf(language)}/${namespace}.json`
  const reply = await fetch(address).catch((cause: unknown) => {
    throw new Unread(address, true, cause)
  })
  if (!reply.ok) throw new Unread(address, reply.status >= 500)
  return reply.json()
}

/** How the namespaces of extensions begin. */
export const extensionPrefix = 'extension '

/** Reads the sentences of the screens from their files, and those of the components from the components. */
export const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    // Extensions bring theirs along: what they lack is nowhere to be fetched.
    if (namespace.startsWith(extensionPrefix)) return done(null, {})
    const reading = namespace === 'ui' ? loadStrings(language) : readFile(language, namespace)
    reading.then(
      (sentences) => done(null, { ...sentences }),
      // What stands beside an error says whether to ask again.
      (error: Error) => done(error, !(error instanceof Unread) || error.isPassing),
    )
  },
}
