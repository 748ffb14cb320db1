#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

const built = new URL('../dist/main.js', import.meta.url)
if (!existsSync(built)) {
  console.error('The cartwright command is not built yet: run npm run build')
  process.exit(1)
}
// From Node 22 on, what is compiled once is found again at the next start.
module.enableCompileCache?.()
await import(built.href)
