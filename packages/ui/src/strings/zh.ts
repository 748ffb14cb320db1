import { en } from './en.js'
import type { UiStrings } from './use-strings.js'

const strings: UiStrings = en
export default strings
