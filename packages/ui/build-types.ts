/** Writes the types, which need those of the SDK. They are for publishing: a start without types does without them. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const compiler = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc')

if (process.env.CARTWRIGHT_TYPES !== 'off')
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
