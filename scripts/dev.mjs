/** The shop from its sources, reloaded on save: API on 9000, admin and storefront by their own development servers. */
import { join } from 'node:path'
import { install, root, run } from './workspace.mjs'

await install()
const { build } = await import('./build.mjs')
await build({ types: false, only: ['contract', 'sdk', 'ui', 'storefront', 'admin'] })
const tsx = join(root, 'node_modules', '.bin', 'tsx')
const code = await Promise.race([
  run(tsx, [
    'watch',
    '--conditions=@cartwright/source',
    '--include',
    'packages/{contract,server,cli}/src/**/*',
    'packages/cli/src/main.ts',
    'start',
    '--demo',
    ...process.argv.slice(2),
  ]),
  run('npm', ['run', '--silent', 'dev', '-w', '@cartwright/admin']),
])
process.exit(code)
