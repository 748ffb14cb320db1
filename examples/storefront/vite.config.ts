import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { islandChunks } from './island-chunks.ts'
import { dependencies } from './package.json' with { type: 'json' }

/** The workspaces are bundled from their sources, so a build needs neither their builds nor a backend. */
const source = '@cartwright/source'

const words = /locales[\\/][\w-]+[\\/](\w+)\.json$/

const shim = join(import.meta.dirname, 'app/islands/react.js')
const inBrowser: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/**
 * The server draws with React, the islands run on Preact, which weighs a fifth. Our own modules and the library's get React
 * with ids that both count alike.
 */
const reactOfIslands: Plugin = {
  name: 'react-of-islands',
  enforce: 'pre',
  resolveId(id, importer) {
    const isOurs = importer !== undefined && !importer.includes('node_modules')
    if (id === 'react' && isOurs && importer !== shim && !importer.endsWith('island-ids.ts')) return shim
    const instead = this.environment.name === 'client' ? inBrowser[id] : undefined
    return instead && this.resolve(instead, importer, { skipSelf: true })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactOfIslands, reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    // What the pages are made of comes with them; only what a shop has to have once stays outside, as package.json lists it.
    noExternal: true,
    external: Object.keys(dependencies),
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'preact', test: /node_modules[\\/]preact[\\/]/ },
                // The words of a language come as one, however many areas of the shop they are kept by.
                { debugName: 'words', name: (id: string) => `words-${words.exec(id)?.[1]}`, test: words },
                { debugName: 'islands', name: islandChunks(import.meta.dirname) },
              ],
            },
          },
        },
      },
    },
  },
})
