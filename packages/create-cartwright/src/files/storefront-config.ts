import { ofPages } from '../versions'

/** How a shop builds the pages whose source it has. */
export const storefrontConfig = `import { defineConfig } from 'vite'
import { storefrontBuild } from './build-config.ts'

export default defineConfig(
  storefrontBuild({
    root: import.meta.dirname,
    // What the built pages find in node_modules; it must stand in \`dependencies\` of package.json.
    external: [${Object.keys(ofPages)
      .map((name) => `'${name}'`)
      .join(', ')}],
  }),
)
`

/** How it builds the module that `cartwright.config.ts` names: one file, beside the pages, with nothing of node_modules in it. */
export const handlerConfig = `import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  build: { ssr: 'handler.ts', outDir: 'build', emptyOutDir: false, copyPublicDir: false, target: 'node20' },
})
`
