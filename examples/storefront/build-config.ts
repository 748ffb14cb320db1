import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, type Plugin, type UserConfig } from 'vite'
import { islandChunks } from './island-chunks.ts'

const words = /locales[\\/][\w-]+[\\/](\w+)\.json$/

const inBrowser: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/** Modules of the shop and of the library, whether its sources lie beside us or its build was installed. */
const isOurs = (importer: string) =>
  /node_modules[\\/]@cartwright[\\/]/.test(importer) || !importer.includes('node_modules')

/**
 * The server draws with React, the islands run on Preact, which weighs a fifth. Our own modules and the library's get React
 * with ids that both count alike.
 */
function reactOfIslands(root: string): Plugin {
  const shim = join(root, 'app/islands/react.js')
  return {
    name: 'react-of-islands',
    enforce: 'pre',
    resolveId(id, importer) {
      const mayHold = importer !== undefined && isOurs(importer)
      if (id === 'react' && mayHold && importer !== shim && !importer.endsWith('island-ids.ts')) return shim
      const instead = this.environment.name === 'client' ? inBrowser[id] : undefined
      // From here, as those who import it do not know of Preact.
      return instead && this.resolve(instead, join(root, 'vite.config.ts'), { skipSelf: true })
    },
  }
}

export interface StorefrontBuild {
  /** The folder of the storefront. */
  root: string
  /** Packages that a shop has to have once; all else that pages are made of comes with them. */
  external: string[]
  /** Conditions by which packages are read, before the usual ones. */
  conditions?: string[]
}

/** How the storefront is built: pages for the server, islands for browsers. */
export const storefrontBuild = ({ root, external, conditions = [] }: StorefrontBuild): UserConfig => ({
  root,
  plugins: [reactOfIslands(root), reactRouter()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: {
    noExternal: true,
    external,
    resolve: { conditions: [...conditions, ...defaultServerConditions] },
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
                { debugName: 'islands', name: islandChunks(root) },
              ],
            },
          },
        },
      },
    },
  },
})
