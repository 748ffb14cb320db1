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
})
