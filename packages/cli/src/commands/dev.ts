import { type ChildProcess, spawn } from 'node:child_process'
import type { Command } from 'commander'
import { paint, say } from '../shell'
import { watchSources } from '../watch-sources'
import { development, startOptions } from './start'

export function dev(program: Command) {
  startOptions(
    program
      .command('dev')
      .description('Serve the shop of this folder, and again whenever its configuration or src changes'),
  ).action(() => keepServing(process.argv.slice(process.argv.indexOf('dev') + 1)))
}

/** Runs `start` in a process of its own, and anew after each change; a shop that fails waits for the next one. */
async function keepServing(args: string[]): Promise<void> {
  let server: ChildProcess | undefined
  let leaving = false
  let turn = Promise.resolve()

  const stop = (child: ChildProcess | undefined) =>
    new Promise<void>((done) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  const serve = () => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', 'start', ...args], {
      // Beside what people read: which sources the shop was built from.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [development]: 'true' },
    })
    server = child
    child.on('message', (told: { sources?: string[] }) => watched.also(told.sources ?? []))
    child.once('exit', (code) => {
      if (!leaving && server === child && code !== 0)
        say(paint.dim('The shop is closed. Waiting for a change, or Ctrl-C'))
    })
  }
  const again = (file: string) => {
    turn = turn.then(async () => {
      if (leaving) return
      say(paint.dim(`${file} changed`))
      const before = server
      server = undefined
      await stop(before)
      if (!leaving) serve()
    })
  }

  const watched = watchSources(process.cwd(), again)
  serve()
  const leave = async () => {
    if (leaving) return
    leaving = true
    watched.close()
    await stop(server)
    process.exit(0)
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
}
