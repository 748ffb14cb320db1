export { en } from './en.js'
export { type Language, languageOf, languages, tagOf } from './languages.js'
export { addUiStrings, loadStrings } from './load-strings.js'
export { type StatusKey, type StringKey, type UiStrings, useStrings } from './use-strings.js'
