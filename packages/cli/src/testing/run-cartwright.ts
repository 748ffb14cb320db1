import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The command as it is installed: these tests are about what `npm run build` made. */
export const binary = fileURLToPath(new URL('../../bin/cartwright.js', import.meta.url))

/** How a run ended: its code, its data and its talk. */
export interface Ended {
  code: number | null
  out: string
  said: string
}

export interface RunOptions {
  input?: string
  env?: Record<string, string>
  /** Told what was said so far, whenever something is. */
  onSaid?: (said: string, child: ChildProcess) => void
  /** Told of the process when it runs. */
  onStarted?: (child: ChildProcess) => void
}

/** A home of its own: no profile, no configuration and no shop of whoever runs the tests reaches the command. */
export function newHome() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-cli-'))
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    CARTWRIGHT_CONFIG_DIR: join(folder, 'config'),
    CARTWRIGHT_CACHE_DIR: join(folder, 'cache'),
    NODE_OPTIONS: '',
  }
  const run = (words: readonly string[], options: RunOptions = {}) =>
    ended(
      spawn(process.execPath, [binary, ...words], { cwd: folder, env: { ...env, ...options.env } }),
      options,
    )
  /** The same at a terminal: what is typed and what is shown go through one device. */
  const runAtTerminal = (words: readonly string[], options: RunOptions = {}) => {
    const line = [process.execPath, binary, ...words].map((word) => `'${word}'`).join(' ')
    return ended(
      spawn('script', ['-qec', line, '/dev/null'], {
        cwd: folder,
        env: { ...env, TERM: 'xterm', ...options.env },
      }),
      options,
    )
  }
  return { folder, run, runAtTerminal }
}

/** Whether there is a `script` that lends a terminal to a command. */
export const hasTerminal =
  process.platform === 'linux' && /util-linux/.test(String(spawnSync('script', ['--version']).stdout))

async function ended(child: ChildProcess, { input, onSaid, onStarted }: RunOptions): Promise<Ended> {
  if (!existsSync(binary.replace('bin/cartwright.js', 'dist/main.js')))
    throw new Error('The command is not built: npm run build')
  const parts = { out: '', said: '' }
  onStarted?.(child)
  child.stdout?.on('data', (part) => {
    parts.out += part
    onSaid?.(parts.said + parts.out, child)
  })
  child.stderr?.on('data', (part) => {
    parts.said += part
    onSaid?.(parts.said + parts.out, child)
  })
  // A command that ended without reading closed its end.
  child.stdin?.on('error', () => {})
  if (input !== undefined || !onSaid) child.stdin?.end(input ?? '')
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...parts }
}
