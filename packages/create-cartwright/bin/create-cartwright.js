#!/usr/bin/env node
import { existsSync } from 'node:fs'

const built = new URL('../dist/main.js', import.meta.url)
if (!existsSync(built)) {
  console.error('create-cartwright is not built yet: run npm run build')
  process.exit(1)
}
await import(built.href)
