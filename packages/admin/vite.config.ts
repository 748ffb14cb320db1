import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Where the shop answers while the admin is developed; in a shop both come from one place. */
const shop = process.env.CARTWRIGHT_URL ?? 'http://127.0.0.1:9000'

export default defineConfig({
  base: '/app/',
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@cartwright/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', sourcemap: false },
  server: {
    fs: { strict: false },
    proxy: Object.fromEntries(['/admin', '/store', '/uploads'].map((path) => [path, { target: shop }])),
  },
})
