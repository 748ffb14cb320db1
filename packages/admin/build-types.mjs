/** Writes the types that extensions are written with. They are for publishing: a start without types does without them. */
import { execFileSync } from 'node:child_process'

if (process.env.CARTWRIGHT_TYPES !== 'off')
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
