import { defineConfig } from 'vite'
import { storefrontBuild } from './build-config.ts'
import { dependencies } from './package.json' with { type: 'json' }

export default defineConfig(
  storefrontBuild({
    root: import.meta.dirname,
    external: Object.keys(dependencies),
    // The workspaces are bundled from their sources, so a build needs neither their builds nor a backend.
    conditions: ['@cartwright/source'],
  }),
)
