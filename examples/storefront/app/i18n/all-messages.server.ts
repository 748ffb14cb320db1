import { loadStrings } from '@cartwright/ui/strings'
import { isLanguage, languages } from './languages'
import { keepMessages, type Messages } from './messages'
import { keepUiStrings } from './ui-strings'

// The server speaks to everybody, so it holds every language from the start.
const files = import.meta.glob<Partial<Messages>>('../locales/*/*.json', { import: 'default', eager: true })

for (const [path, messages] of Object.entries(files)) {
  const code = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  if (isLanguage(code)) keepMessages(code, messages)
}

await Promise.all(languages.map(async (language) => keepUiStrings(language, await loadStrings(language))))
