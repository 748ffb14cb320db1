import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Tests run the sources of the workspaces, not their last build. */
const alias = [
  ...['contract', 'sdk', 'server', 'ui'].map((name) => ({
    find: new RegExp(`^@cartwright/${name}$`),
    replacement: `${import.meta.dirname}/packages/${name}/src/index.ts`,
  })),
  { find: /^@cartwright\/sdk\/react$/, replacement: `${import.meta.dirname}/packages/sdk/src/react/index.ts` },
]

const nodeTests = [
  'packages/{contract,sdk,server,cli}/src/**/*.test.ts',
  'examples/{catalogue,storefront}/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** Tests that open a shop need its databases; the others are what `npm run check` runs. */
const withShop = globSync(nodeTests, { cwd: import.meta.dirname, exclude: ['**/node_modules/**', '**/dist/**'] }).filter((file) =>
  /describeShop|openTestShop/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**']

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: nodeTests, exclude: [...exclude, ...withShop] } },
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
          include: ['packages/{ui,admin,sdk}/src/**/*.test.tsx', 'examples/storefront/**/*.test.tsx', 'packages/{ui,admin}/src/**/*.test.ts'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
