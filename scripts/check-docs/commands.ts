/** Looks at what pages tell people to type: commands and options that there are, scripts that there are, files that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { cartwright } from '../../packages/cli/src/program'
import { manifest } from '../../packages/create-cartwright/src/files/manifest'
import { planOf } from '../../packages/create-cartwright/src/plan'
import { type Block, type Problem, problemIn } from './blocks'

const root = join(import.meta.dirname, '../..')

/** What a machine has or can have, and what nobody here can look into. */
const programs = new Set(
  '. awk bash cat cd chmod cp createdb curl docker echo eval export git install journalctl jq kubectl litestream ls mkdir mv node openssl printf rm set sh sqlite3 sudo systemctl tar test tsc wc'.split(
    ' ',
  ),
)
/** What is fetched when it is first run, and is none of ours. */
const fetched = new Set(['vite'])

/** Everything that is wrong with the commands of a block of `sh`. */
export function checkCommands(block: Block): Problem[] {
  return commandsIn(block.code).flatMap(({ words, line }) => {
    const message = wrongWith(words)
    return message ? [problemIn(block, message, line)] : []
  })
}

interface Typed {
  words: string[]
  line: number
}

/**
 * The commands of a piece of shell: what stands between `&&`, `|`, `;` and in `$(…)`, without settings before and redirections
 * behind. Here documents and comments are left out.
 */
export function commandsIn(code: string): Typed[] {
  const found: Typed[] = []
  let end: string | undefined
  let held = ''
  for (const [at, line] of code.split('\n').entries()) {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined
      continue
    }
    end = /<<-?\s*'?(\w+)'?/.exec(line)?.[1]
    held += line
    if (held.endsWith('\\') || openQuotes(held) || held.trimEnd().endsWith('|')) {
      held = `${held.replace(/\\$/, '')} `
      continue
    }
    for (const words of split(held)) if (words.length > 0) found.push({ words, line: at })
    held = ''
  }
  return found
}

const openQuotes = (text: string) => {
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '\\' && quote !== "'") at += 1
    else if (quote ? sign === quote : sign === '"' || sign === "'") quote = quote ? '' : sign
    else if (!quote && sign === '#' && /\s|^$/.test(text[at - 1] ?? '')) return false
  }
  return quote !== ''
}

/** Reads words as a shell does, as far as pages use it. */
function split(text: string): string[][] {
  const all: string[][] = []
  let words: string[] = []
  let word = ''
  let isWord = false
  let quote = ''
  const endWord = () => {
    if (isWord) words.push(word)
    word = ''
    isWord = false
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) all.push(words)
    words = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '\\' && quote !== "'") {
      word += text[at + 1] ?? ''
      isWord = true
      at += 1
    } else if (sign === '$' && text[at + 1] === '(' && quote !== "'") {
      const close = closing(text, at + 1)
      all.push(...split(text.slice(at + 2, close)))
      word += '…'
      isWord = true
      at = close
    } else if (quote) {
      if (sign === quote) quote = ''
      else word += sign
    } else if (sign === '"' || sign === "'") {
      quote = sign
      isWord = true
    } else if (sign === '#' && !isWord) break
    else if (/[|;&]/.test(sign)) endCommand()
    else if (/\s/.test(sign)) endWord()
    else {
      word += sign
      isWord = true
    }
  }
  endCommand()
  return all.map(plain)
}

function closing(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === "'" || sign === '"') quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')' && --depth === 0) return at
  }
  return text.length
}

/** Without settings before and redirections behind. */
function plain(words: string[]): string[] {
  const begin = words.findIndex((word) => !/^\w+=/.test(word))
  const rest = begin < 0 ? [] : words.slice(begin)
  const from = rest.findIndex((word) => /^\d?[<>]/.test(word))
  const kept = from < 0 ? rest : rest.slice(0, from)
  // `export NAME=…` sets and runs nothing.
  return kept[0] === 'export' ? [] : kept
}

function wrongWith(words: string[]): string | undefined {
  const [program = '', ...rest] = words
  const missing = words.find(
    (word) =>
      /^(deploy|docs|packages|scripts|examples|e2e)\/[\w./-]+$/.test(word) && !existsSync(join(root, word)),
  )
  if (missing) return `${missing} is not there`
  if (program === 'cartwright') return wrongCommand(rest)
  if (program === 'npx') return wrongBinary(rest)
  if (program === 'npm') return wrongScript(rest)
  if (program === 'create-cartwright') return undefined
  return programs.has(program)
    ? undefined
    : `${program} is no program that pages may name: see scripts/check-docs/commands.ts`
}

function wrongBinary([name = '', ...rest]: string[]): string | undefined {
  if (name === 'cartwright') return wrongCommand(rest)
  if (fetched.has(name) || existsSync(join(root, 'node_modules/.bin', name))) return undefined
  return `npx ${name}: there is no such command here`
}

/** Scripts of this repository, and those of a shop that is made. */
const scripts = (() => {
  const made = (storefront: 'published' | 'source') =>
    Object.keys(manifest(planOf({ folder: 'shop', storefront }, undefined)).scripts)
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  return new Set([...Object.keys(own.scripts), ...made('published'), ...made('source')])
})()
const workspaces = new Map(
  globSync(['packages/*/package.json', 'examples/*/package.json'], { cwd: root }).map((file) => {
    const { name, scripts: of = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string
      scripts?: Record<string, string>
    }
    return [name, new Set(Object.keys(of))]
  }),
)

function wrongScript([verb = '', ...rest]: string[]): string | undefined {
  if (['start', 'test'].includes(verb)) return scripts.has(verb) ? undefined : `there is no script ${verb}`
  if (verb === 'run') {
    const [name = ''] = rest
    const at = rest.indexOf('-w')
    const of = at < 0 ? scripts : workspaces.get(rest[at + 1] ?? '')
    return of?.has(name) ? undefined : `npm run ${name}: there is no such script`
  }
  if (verb === 'create') {
    if (rest[0] !== 'cartwright') return `npm create ${rest[0]} is none of ours`
    const text = readFileSync(join(root, 'packages/create-cartwright/src/main.ts'), 'utf8')
    const flags = rest.filter((word) => /^--\w/.test(word))
    const strange = flags.find(
      (flag) => !text.includes(`${flag} `) && !text.includes(`${flag},`) && flag !== '--yes',
    )
    return strange && `npm create cartwright knows no ${strange}`
  }
  const ours = rest.find((word) => word.startsWith('@cartwright/'))
  if (ours && !workspaces.has(ours)) return `there is no package ${ours}`
  return ['ci', 'init', 'install', 'pack', 'pkg', 'prune', 'rebuild', 'view'].includes(verb)
    ? undefined
    : `npm ${verb} is not among what pages may use`
}

/** Read by the very program that people run, whose commands do nothing here. */
function wrongCommand(words: string[]): string | undefined {
  const program = cartwright('')
  const still = (command: typeof program) => {
    if (command.commands.length === 0 || command.registeredArguments.length > 0) command.action(() => {})
    command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} })
    for (const one of command.commands) still(one)
  }
  still(program)
  try {
    program.parse(words, { from: 'user' })
    return undefined
  } catch (error) {
    // Help that was asked for ends a command without being wrong.
    if ((error as { exitCode?: number }).exitCode === 0) return undefined
    return `cartwright ${words.join(' ')}: ${(error as Error).message}`
  }
}
