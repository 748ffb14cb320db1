import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** The workspaces are bundled from their sources, so a build needs neither their builds nor a backend. */
const source = '@cartwright/source'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@cartwright\//],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A dozen scripts of one kilobyte each would wait for one another; what most pages share is one file.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/ },
                { name: 'shared', test: /storefront[\\/]app[\\/]|packages[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
})
