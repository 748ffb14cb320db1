import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Where the shop answers while the admin is developed; in a shop both come from one place. */
const shop = process.env.CARTWRIGHT_URL ?? 'http://127.0.0.1:9000'

/** The extensions of a shop, by the path of their module; `src/extensions/README.md` tells how they are written. */
const extensions = (file = process.env.CARTWRIGHT_EXTENSIONS): Plugin => ({
  name: 'cartwright-extensions',
  enforce: 'pre',
  resolveId: (source) =>
    file && source.endsWith('/extensions/installed') ? resolve(process.env.INIT_CWD ?? '', file) : undefined,
})

export default defineConfig({
  base: '/app/',
  root: import.meta.dirname,
  plugins: [extensions(), react()],
  resolve: { conditions: ['@cartwright/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', sourcemap: false },
  server: {
    fs: { strict: false },
    proxy: Object.fromEntries(['/admin', '/store', '/uploads'].map((path) => [path, { target: shop }])),
  },
})
