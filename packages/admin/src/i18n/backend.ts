import { loadStrings } from '@cartwright/ui/strings'
import type { BackendModule } from 'i18next'
import HttpBackend from 'i18next-http-backend'

const files = new HttpBackend()

/** Reads the sentences of the screens from their files, and those of the components from the components. */
export const backend: BackendModule = {
  type: 'backend',
  init: (services, options) => files.init(services, options),
  read(language, namespace, done) {
    if (namespace !== 'ui') return files.read(language, namespace, done)
    loadStrings(language).then(
      (strings) => done(null, strings),
      (error: Error) => done(error, true),
    )
  },
}
