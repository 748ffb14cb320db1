import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { templates } from '../places'
import type { Plan } from '../plan'
import { configFile } from './config-file'
import { dockerfile, dockerignore } from './container'
import { editorSettings, gitignore } from './editor'
import { envExample, envFile } from './env'
import { manifest } from './manifest'
import { readme } from './readme'
import { handlerConfig, storefrontConfig } from './storefront-config'
import { tsconfig } from './tsconfig'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** What a shop begins with: texts by their place in its folder. Its storefront, where it is its own, comes beside them. */
export const shopFiles = (plan: Plan): Record<string, string> => ({
  'package.json': json(manifest(plan)),
  'cartwright.config.ts': configFile(plan),
  'tsconfig.json': json(tsconfig(plan)),
  'README.md': readme(plan),
  '.env.example': envExample(plan),
  ...(plan.database === 'postgres' ? { '.env': envFile(plan) } : {}),
  '.gitignore': gitignore,
  Dockerfile: dockerfile(plan),
  '.dockerignore': dockerignore,
  '.editorconfig': editorSettings.editorconfig,
  '.vscode/settings.json': json(editorSettings.settings),
  '.vscode/extensions.json': json(editorSettings.extensions),
  // pnpm runs what packages do when they are installed only where it is told to.
  ...(plan.packageManager === 'pnpm'
    ? { 'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - better-sqlite3\n  - esbuild\n' }
    : {}),
  ...(plan.storefront === 'source'
    ? { 'storefront/vite.config.ts': storefrontConfig, 'storefront/vite.handler.config.ts': handlerConfig }
    : {}),
  ...asTheyAre(),
})

const asTheyAre = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(templates, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(templates, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
