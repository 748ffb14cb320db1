/** Holds the texts of library, back office and storefront: none missing, unused, left in English or wrongly counted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { languages } from '../packages/ui/src/strings/languages'
import { loadStrings } from '../packages/ui/src/strings/load-strings'
import {
  type Blank,
  leftInEnglish,
  missingIn,
  strayIn,
  type Texts,
  unknownKeys,
  unusedKeys,
  wrongBlanksIn,
} from './texts/rules'
import { sameOnPurpose } from './texts/same-on-purpose'

const root = join(import.meta.dirname, '..')

interface Surface {
  name: string
  /** Whether it must have every language; otherwise those it has must be whole. */
  isInAll: boolean
  /** The texts of a language, by the name of its file; undefined where there are none. */
  read: (file: string) => Promise<Texts | undefined>
  sources: string[]
  blank: Blank
  /** Beginnings of keys that are completed at run time. */
  prefixes: string[]
}

const flat = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const surfaces: Surface[] = [
  {
    name: 'library',
    isInAll: true,
    read: async (file) => new Map(flat(await loadStrings(file))),
    sources: ['packages/ui/src/**/*.{ts,tsx}', 'packages/sdk/src/rules/*.ts', '!packages/ui/src/strings/*'],
    blank: /\{\{\w+\}\}/g,
    prefixes: ['status.'],
  },
  {
    name: 'back office',
    isInAll: true,
    read: async (file) => {
      const folder = join(root, 'packages/admin/public/locales', file)
      if (!existsSync(folder)) return undefined
      return new Map(
        readdirSync(folder).flatMap((one) => flat(json(join(folder, one)), `${basename(one, '.json')}:`)),
      )
    },
    sources: ['packages/admin/src/**/*.{ts,tsx}'],
    blank: /\{\{\w+\}\}/g,
    prefixes: [
      'actors.',
      'allocation.',
      'allocation_text.',
      'bulk.from_',
      'bulk.round_',
      'by_',
      'cards.',
      'changes.',
      'choose.',
      'compare_',
      'condition.',
      'density_',
      'event_',
      'event_mail_',
      'fields.',
      'import.',
      'interval_',
      'issue_on.',
      'kind.',
      'kinds.',
      'ledger_',
      'levels.',
      'members.',
      'names.',
      'operator.',
      'paper.',
      'places.',
      'printed.',
      'provider_',
      'reason.',
      'reason_',
      'reasons.',
      'say.',
      'setup_',
      'stands.',
      'state.',
      'step.',
      'steps.',
      'strength_',
      'summaries.',
      'task_',
      'theme_',
      'type.',
      'type_text.',
    ],
  },
  {
    name: 'storefront',
    isInAll: true,
    read: async (file) => {
      const areas = globSync(`examples/storefront/app/locales/*/${file}.json`, { cwd: root, absolute: true })
      return areas.length > 0 ? new Map(areas.flatMap((path) => [...flat(json(path))])) : undefined
    },
    sources: ['examples/storefront/app/**/*.{ts,tsx}'],
    blank: /\{\w+\}/g,
    prefixes: ['sort_'],
  },
]

/** The other two ask for texts of the library as well. */
const library = new Map(flat(await loadStrings('en')))
let wrong = 0
const say = (surface: string, problems: string[]) => {
  for (const problem of problems) console.error(`${surface}: ${problem}`)
  wrong += problems.length
}

for (const { name, isInAll, read, sources, blank, prefixes } of surfaces) {
  const english = (await read('en')) ?? new Map()
  const files = globSync(sources, { cwd: root, ignore: ['**/*.{test,stories}.*', '**/testing/**'] })
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  say(name, unusedKeys(english, source, prefixes))
  say(name, unknownKeys(new Map([...english, ...library]), source))
  const lacking: string[] = []
  for (const { file, tag } of languages) {
    const texts = await read(file)
    if (!texts) {
      lacking.push(file)
      continue
    }
    const problems = [
      ...missingIn(tag, texts, english),
      ...strayIn(tag, texts, english),
      ...wrongBlanksIn(texts, english, blank),
      ...(file === 'en' ? [] : leftInEnglish(texts, english, blank, sameOnPurpose(file))),
    ]
    say(`${name} in ${file}`, problems)
  }
  if (isInAll)
    say(
      name,
      lacking.map((file) => `has no texts in ${file}`),
    )
  console.log(
    `${name}: ${english.size} texts in ${languages.length - lacking.length} of ${languages.length} languages`,
  )
}
console.log(wrong === 0 ? 'The languages are whole' : `${wrong} texts are wrong`)
process.exit(wrong ? 1 : 0)
