import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { defineConfig } from 'vitest/config'

/** Tests run the sources of the workspaces, not their last build. */
const alias = [
  ...['contract', 'sdk', 'server', 'ui'].map((name) => ({
    find: new RegExp(`^@cartwright/${name}$`),
    replacement: `${import.meta.dirname}/packages/${name}/src/index.ts`,
  })),
  {
    find: /^@cartwright\/sdk\/(react|testing)$/,
    replacement: `${import.meta.dirname}/packages/sdk/src/$1/index.ts`,
  },
  { find: '@cartwright/catalogue', replacement: `${import.meta.dirname}/examples/catalogue/catalogue.ts` },
  {
    find: '@cartwright/server/testing',
    replacement: `${import.meta.dirname}/packages/server/src/testing/test-shop.ts`,
  },
]

const nodeTests = [
  'packages/{contract,sdk,server,cli}/src/**/*.test.ts',
  'examples/{catalogue,storefront}/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** Tests that open a shop need its databases; the others are what `npm run check` runs. */
const withShop = globSync(nodeTests, {
  cwd: import.meta.dirname,
  ignore: ['**/node_modules/**', '**/dist/**'],
}).filter((file) =>
  /describeShop|openTestShop|freshDatabase/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**']

export default defineConfig({
  resolve: { alias, conditions: ['@cartwright/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@cartwright/source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: nodeTests, exclude: [...exclude, ...withShop], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: withShop,
          exclude,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
          setupFiles: ['packages/ui/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.{ts,mjs}'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
