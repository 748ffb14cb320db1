import { type PackageManager, runOf } from '../package-managers'
import type { Plan } from '../plan'
import { cartwright, ofBuild, ofPages, tools } from '../versions'

const ours = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@cartwright/${name}`, cartwright]))

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))

/** What packages do when they are installed runs only where it is allowed: SQLite and esbuild are programs. */
const allowed = ['better-sqlite3', 'esbuild']
const permissions: Readonly<Record<PackageManager, object>> = {
  npm: { allowScripts: Object.fromEntries(allowed.map((name) => [name, true])) },
  bun: { trustedDependencies: allowed },
  pnpm: {},
  yarn: {},
}

/** No script needs a shell of one system: they run on Windows as anywhere. */
const storefrontScript = [
  'react-router build storefront',
  'node storefront/pack-build.mjs storefront/build/client',
  'vite build --config storefront/vite.handler.config.ts --logLevel warn',
].join(' && ')

/** `package.json`: exactly the versions that the toolkit was tried with, so that a shop is the same wherever it is installed. */
export function manifest({ slug, storefront, packageManager, hasDemo }: Plan) {
  const isSource = storefront === 'source'
  return {
    name: slug,
    private: true,
    version: '0.0.0',
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      dev: hasDemo ? 'cartwright dev --demo' : 'cartwright dev',
      start: 'cartwright start',
      build: isSource
        ? `${runOf(packageManager, 'build:storefront')} && cartwright build`
        : 'cartwright build',
      ...(isSource ? { 'build:storefront': storefrontScript } : {}),
      test: 'vitest run',
      typecheck: 'tsc',
    },
    dependencies: sorted({
      ...ours('cli', 'server'),
      ...(isSource ? ofPages : ours('storefront')),
    }),
    devDependencies: sorted({
      ...ours('admin', 'sdk', 'ui', ...(hasDemo ? ['catalogue'] : []), ...(isSource ? ['contract'] : [])),
      ...tools,
      ...(isSource ? ofBuild : {}),
    }),
    ...permissions[packageManager],
  }
}
