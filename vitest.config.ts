import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { globSync } from 'tinyglobby'
import { defineConfig } from 'vitest/config'

/** Tests run the sources of the workspaces, not their last build. */
const alias = [
  ...['contract', 'sdk', 'server', 'ui'].map((name) => ({
    find: new RegExp(`^@cartwright/${name}$`),
    replacement: `${import.meta.dirname}/packages/${name}/src/index.ts`,
  })),
  {
    find: /^@cartwright\/sdk\/(analytics|react|react\/session-cart|rules|session-cart|testing)$/,
    replacement: `${import.meta.dirname}/packages/sdk/src/$1/index.ts`,
  },
  {
    find: '@cartwright/sdk/testing/msw',
    replacement: `${import.meta.dirname}/packages/sdk/src/testing/msw.ts`,
  },
  {
    find: '@cartwright/server/queries',
    replacement: `${import.meta.dirname}/packages/server/src/plugins/queries.ts`,
  },
  {
    find: '@cartwright/server/maintenance',
    replacement: `${import.meta.dirname}/packages/server/src/maintenance.ts`,
  },
  {
    find: /^@cartwright\/server\/(mcp|feeds)$/,
    replacement: `${import.meta.dirname}/packages/server/src/agents/$1/index.ts`,
  },
  {
    find: 'create-cartwright',
    replacement: `${import.meta.dirname}/packages/create-cartwright/src/index.ts`,
  },
  { find: '@cartwright/catalogue', replacement: `${import.meta.dirname}/examples/catalogue/catalogue.ts` },
  {
    find: '@cartwright/server/testing',
    replacement: `${import.meta.dirname}/packages/server/src/testing/test-shop.ts`,
  },
]

const nodeTests = [
  'packages/{contract,sdk,server,create-cartwright,cli}/src/**/*.test.ts',
  'packages/ui/*.test.ts',
  'examples/{catalogue,extensions,storefront}/**/*.test.ts',
  'deploy/**/*.test.ts',
  'scripts/**/*.test.ts',
  '.storybook/**/*.test.ts',
]
const filesThat = (pattern: RegExp) =>
  globSync(nodeTests, {
    cwd: import.meta.dirname,
    ignore: ['**/node_modules/**', '**/dist/**'],
  }).filter((file) => pattern.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
/** Tests that open a shop need its databases. */
const withShop = filesThat(/describeShop|open(Test|Faulty)Shop|freshDatabase|makeV1Shop|listeningShop/)
/** Tests that start programs, open a shop of their own or change what modules hold: each file keeps to itself. */
const alone = filesThat(/\bspawn\w*\(|\b(createShop|withShop)\(|run-cartwright'/).filter(
  (file) => !withShop.includes(file),
)
/** Published clients, which need globals of a browser: each file keeps to itself. */
const isOutside = (file: string) => file.includes('/compat/')
/** Ends what hangs. No test passes or fails by it: on a busy machine each may take as long as it needs. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000 }
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**']

export default defineConfig({
  resolve: { alias, conditions: ['@cartwright/source', 'module', 'browser', 'development|production'] },
  // Without `module`: packages mean bundlers by it, and these conditions also reach Node itself.
  ssr: { resolve: { conditions: ['@cartwright/source', 'node', 'development|production'] } },
  test: {
    // By default one core is kept free, which on a small machine is half of it.
    maxWorkers: availableParallelism(),
    // What is waited for may take long on a busy machine; no test passes by running out of it.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          // All that is left; what `npm run check` runs.
          name: 'unit',
          include: nodeTests,
          exclude: [...exclude, ...withShop, ...alone],
          setupFiles: ['scripts/laws.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude, ...patience },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: withShop.filter((file) => !isOutside(file)),
          exclude,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          // Each test has a shop and a database of its own; the modules may be shared, and loading them costs most.
          isolate: false,
          ...patience,
        },
      },
      {
        extends: true,
        // The published v1 hooks need a query library of their time.
        resolve: { alias: { '@tanstack/react-query': 'tanstack-react-query-4' } },
        test: {
          name: 'compat',
          include: withShop.filter(isOutside),
          server: { deps: { inline: ['medusa-react'] } },
          exclude,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [
            'packages/{ui,admin,sdk}/src/**/*.test.tsx',
            'examples/storefront/**/*.test.tsx',
            'packages/{ui,admin}/src/**/*.test.ts',
          ],
          exclude,
          environment: 'jsdom',
          // Each file has a page of its own, in processes that keep what they have read: half of the time it takes otherwise.
          pool: 'vmForks',
          vmMemoryLimit: '2GB',
          setupFiles: ['packages/ui/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.{ts,mjs}'],
          // As with the server: each journey has a shop of its own, and loading its modules costs as much as a short one.
          isolate: false,
          ...patience,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['.storybook/run/*.run.ts'],
          // The windows that a file of stories opens.
          maxConcurrency: 2,
          ...patience,
          globalSetup: ['.storybook/run/build.ts'],
        },
      },
    ],
  },
})
