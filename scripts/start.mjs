/** One command to an open shop: installs, builds what is stale, migrates, fills an empty shop, serves. */
import { join } from 'node:path'
import { install, root } from './workspace.mjs'

await install({ toStart: true })
const { build } = await import('./build.mjs')
await build({ types: false })
// In this process, so that signals reach the shop directly.
const cartwright = join(root, 'packages/cli/bin/cartwright.js')
process.argv = [process.argv[0], cartwright, 'start', '--demo', ...process.argv.slice(2)]
process.chdir(root)
await import(join(root, 'packages/cli/dist/main.js'))
