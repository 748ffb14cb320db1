import { type Translate, translator, type UiStrings } from '@cartwright/ui/strings'
import { en } from '@cartwright/ui/strings/en'
import { type Language, tagOf } from './languages'

const loaded = new Map<Language, UiStrings>([['en', en]])

export const keepUiStrings = (language: Language, strings: UiStrings) => loaded.set(language, strings)

/** The words of the library's components in a language. */
export const uiStringsOf = (language: Language): UiStrings => loaded.get(language) ?? en

/** The same outside of React, where actions word their refusals. */
export const uiWords = (language: Language): Translate => translator(tagOf(language), uiStringsOf(language))
