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
