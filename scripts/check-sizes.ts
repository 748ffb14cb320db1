/**
 * What components and clients weigh in a shop's page, gzipped: our own code by itself, and installed with all it needs but React.
 * The English texts, which all components share and fall back to, have a line of their own; installed counts them too.
 */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')

/** In kB of 1000 bytes. */
const own: Record<string, number> = {
  Button: 4,
  Modal: 9,
  Toast: 5,
  LayeredModal: 10,
  Wizard: 6,
  CartDrawer: 20,
  'strings/en': 5,
}
const installed: Record<string, { entries: string[]; budget: number }> = {
  'first component': { entries: ['UiProvider', 'Button'], budget: 36 },
  'page with a cart drawer': { entries: ['UiProvider', 'CartDrawer'], budget: 75 },
}

/** Clients, with all they need. */
const clients: Record<string, { contents: string; budget: number }> = {
  'store client': { contents: "export { createStoreClient } from '@cartwright/sdk'", budget: 6 },
  'whole client': { contents: "export * from '@cartwright/sdk'", budget: 12 },
}

const componentsOf = (entries: readonly string[]) =>
  entries.map((entry) => `export * from '@cartwright/ui/${entry}'`).join('\n')

/** The size in kB of a page that holds this. */
async function weigh(contents: string, isOwn: boolean): Promise<number> {
  const result = await build({
    stdin: { contents, resolveDir: join(root, 'packages/ui') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@cartwright/source', 'module', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'what the page has already',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path }) => {
            const isReact = /^react(-dom)?(\/|$)/.test(path)
            return isReact || (isOwn && !path.startsWith('@cartwright/'))
              ? { path, external: true }
              : undefined
          })
          if (isOwn) onResolve({ filter: /^\.\/en\.js$/ }, ({ path }) => ({ path, external: true }))
        },
      },
    ],
  })
  return (
    result.outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000
  )
}

const rows = await Promise.all([
  ...Object.entries(own).map(async ([entry, budget]) => ({
    name: `${entry}, own code`,
    size: await weigh(componentsOf([entry]), true),
    budget,
  })),
  ...Object.entries(installed).map(async ([name, { entries, budget }]) => ({
    name: `${name}, installed`,
    size: await weigh(componentsOf(entries), false),
    budget,
  })),
  ...Object.entries(clients).map(async ([name, { contents, budget }]) => ({
    name: `${name}, installed`,
    size: await weigh(contents, false),
    budget,
  })),
])
for (const { name, size, budget } of rows)
  console.log(`${size > budget ? '✗' : '✓'} ${name}: ${size.toFixed(1)} of ${budget} kB`)
process.exit(rows.some(({ size, budget }) => size > budget) ? 1 : 0)
