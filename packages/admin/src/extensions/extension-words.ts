import type { TFunction } from 'i18next'
import i18n from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { extensionPrefix } from '../i18n/backend'
import { codeOf } from '../i18n/codes'
import type { AdminExtension } from './extension'

/** The name of the extension whose part is drawn. */
export const ExtensionName = createContext('')

const namespaceOf = (name: string) => `${extensionPrefix}${name}`

/** Makes the sentences of extensions known, beside those of the back office. */
export function addSentences(extensions: readonly AdminExtension[]): void {
  for (const { name, sentences } of extensions)
    for (const [language, words] of Object.entries(sentences ?? {}))
      i18n.addResourceBundle(codeOf(language), namespaceOf(name), words)
}

/** The sentences of the extension that this is a part of, in the language of the screen. */
export function useExtensionWords(): TFunction {
  // Never fetched: an extension that has none in the language of the reader is read in English.
  const options = { useSuspense: false }
  return useTranslation(namespaceOf(useContext(ExtensionName)), options).t
}
