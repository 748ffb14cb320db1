import { library } from '../../tsup.base.ts'

/** File by file: bundling would lose the 'use client' lines, and with them the use from server components. */
export default library({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**'],
  bundle: false,
  splitting: false,
  treeshake: false,
  dts: false,
})
