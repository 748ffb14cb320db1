import { defineConfig } from 'vitest/config'

/** Tests run the sources of the workspaces, not their last build. */
const sources = (['contract', 'sdk', 'server', 'cli', 'ui'] as const).flatMap((name) => [
  {
    find: new RegExp(`^@cartwright/${name}$`),
    replacement: `${import.meta.dirname}/packages/${name}/src/index.ts`,
  },
])
const parts = [
  {
    find: /^@cartwright\/sdk\/(react|testing)$/,
    replacement: `${import.meta.dirname}/packages/sdk/src/$1/index.ts`,
  },
  {
    find: '@cartwright/server/testing',
    replacement: `${import.meta.dirname}/packages/server/src/testing/test-shop.ts`,
  },
]

/** Unit tests, server tests on both databases, and component tests; browsers have a configuration of their own. */
export default defineConfig({
  resolve: { alias: [...parts, ...sources] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'packages/{contract,sdk,server,cli}/src/**/*.test.ts',
            'examples/catalogue/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          pool: 'threads',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['packages/{ui,admin}/src/**/*.test.{ts,tsx}', 'packages/sdk/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/setup.ts'],
        },
      },
    ],
  },
})
