import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { binary, newHome } from '../testing/run-cartwright'

/** What a shell of this kind offers for a line, when its own completion is asked; `file` holds the script of `completion`. */
const shells: Readonly<Record<string, (file: string, words: readonly string[]) => string[]>> = {
  bash: (file, words) => [
    '--norc',
    '-c',
    `source '${file}'; complete -p cartwright >/dev/null || exit 9
     COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}
     compopt() { echo ":$*"; }
     _cartwright; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // The last step of the shell, laying out what it was told, is left to a terminal.
  zsh: (file, words) => [
    '-f',
    '-c',
    `autoload -U compinit; compinit -u -D; source '${file}'
     [[ "$_comps[cartwright]" == _cartwright ]] || exit 9
     _describe() { print -rl -- "\${(@P)2}" }; _files() { print -r ':-o default' }
     words=(${quoted(words)}); CURRENT=${words.length}; _cartwright`,
  ],
  fish: (file, words) => ['--no-config', '-c', `source '${file}'; complete -C '${words.join(' ')}'`],
  pwsh: (file, words) => {
    const line = words.join(' ')
    return [
      '-NoProfile',
      '-Command',
      `. '${file}'; (TabExpansion2 '${line}' ${line.length}).CompletionMatches | ForEach-Object { $_.CompletionText }`,
    ]
  },
}
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ')
const names: Readonly<Record<string, string>> = { pwsh: 'powershell' }
const isThere = (shell: string) => spawnSync(shell, ['--version']).status === 0

const home = newHome()
const bin = join(home.folder, 'bin')
let id = ''

beforeAll(async () => {
  mkdirSync(bin)
  const command = join(bin, 'cartwright')
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${binary}' "$@"\n`)
  chmodSync(command, 0o755)
  writeFileSync(join(home.folder, 'export.csv'), 'a,b\n')
  await home.run(['seed', 'empty'])
  const made = await home.run(['collections', 'create', '-d', '{"title":"Blue: it\'s \\"deep\\""}', '--json'])
  id = JSON.parse(made.out).id
})

for (const [shell, argumentsFor] of Object.entries(shells)) {
  const name = names[shell] ?? shell
  describe.skipIf(!isThere(shell))(`${name}, where it is installed,`, () => {
    const offered = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        shell,
        argumentsFor(join(home.folder, `completion.${name}`), ['cartwright', ...words]),
        {
          cwd: home.folder,
          encoding: 'utf8',
          env: {
            PATH: `${bin}:${process.env.PATH}`,
            HOME: home.folder,
            CARTWRIGHT_CONFIG_DIR: join(home.folder, 'config'),
            CARTWRIGHT_CACHE_DIR: join(home.folder, 'cache'),
          },
        },
      )
      expect([words, status, stderr]).toEqual([words, 0, ''])
      return stdout.split('\n').filter(Boolean)
    }
    const words = (lines: readonly string[]) => lines.map((line) => line.split(/[\t:]/)[0])

    it('completes commands, flags, choices, ids and files', async () => {
      const { out, code } = await home.run(['completion', name])
      expect(code).toBe(0)
      writeFileSync(join(home.folder, `completion.${name}`), out)
      expect(words(offered('coll'))).toEqual(['collections'])
      expect(words(offered('collections', 'li'))).toEqual(['list', 'list-translations'])
      expect(words(offered('collections', 'list', '--outp'))).toEqual(['--output'])
      expect(words(offered('collections', 'list', '--output', '')).sort()).toEqual(['csv', 'json', 'table'])
      expect(words(offered('collections', 'get', ''))).toEqual([id])
      expect(words(offered('collections', 'get', 'pcol_no'))).toEqual([])
      const files = offered('import', 'exp')
      expect(shell === 'fish' || shell === 'pwsh' ? files.join() : files[0]).toMatch(
        shell === 'fish' || shell === 'pwsh' ? /export\.csv/ : /^:-o default/,
      )
    })
  })
}
