import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { offeredNames } from './src/extensions/offered-names.ts'

/** Where the shop answers while the admin is developed; in a shop both come from one place. */
const shop = process.env.CARTWRIGHT_URL ?? 'http://127.0.0.1:9000'

/** Tells those who bundle extensions what they need not bring along. */
const offered = (): Plugin => ({
  name: 'cartwright-offered',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'extensions.json', source: JSON.stringify(offeredNames) })
  },
})

export default defineConfig({
  base: '/app/',
  root: import.meta.dirname,
  plugins: [offered(), react()],
  resolve: { conditions: ['@cartwright/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // By themselves they are named after every screen that shares them, which pages would have to carry about.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // React stays the same from one release to the next, and in the caches of browsers.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // What every page begins with packs better as one file than as seventy.
            { name: 'shell', tags: ['$initial'], priority: 2 },
            // What screens share, by which of them do: no screen carries what it does not use.
            { name: 'shared', entriesAware: true, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { strict: false },
    proxy: Object.fromEntries(['/admin', '/store', '/uploads'].map((path) => [path, { target: shop }])),
  },
})
