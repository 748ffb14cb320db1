import { defineConfig, type Options } from 'tsup'

/** What every published package shares: ESM, types, source maps, nothing bundled from outside. */
export const library = (options: Options) =>
  defineConfig({
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    clean: true,
    treeshake: true,
    // Types are for publishing; starting the shop does not wait for them.
    dts:
      process.env.CARTWRIGHT_TYPES === 'off'
        ? false
        : {
            compilerOptions: {
              ignoreDeprecations: '6.0',
              incremental: false,
              noEmit: false,
              customConditions: [],
            },
          },
    ...options,
  })
