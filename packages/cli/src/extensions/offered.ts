import type { Plugin } from 'esbuild'

/** What the back office shares with extensions: names by module, as its build tells them in `extensions.json`. */
export type Offered = Readonly<Record<string, readonly string[]>>

/** Marks a question that we ask ourselves, so that it is not answered by us again. */
const asked = Symbol('asked')

/**
 * Puts what the back office shares in the place of modules of the same name, so that there is one React on the page. Other
 * modules of ours that an extension did not install are those of the back office.
 */
export const offeredModules = (offered: Offered, adminFolder: string): Plugin => ({
  name: 'cartwright-offered',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === asked) return undefined
      if (Object.hasOwn(offered, path)) return { path, namespace: 'offered' }
      if (!path.startsWith('@cartwright/')) return undefined
      const own = await build.resolve(path, { resolveDir, importer, kind, pluginData: asked })
      if (own.errors.length === 0) return own
      return build.resolve(path, { resolveDir: adminFolder, kind, pluginData: asked })
    })
    build.onLoad({ filter: /.*/, namespace: 'offered' }, ({ path }) => ({
      contents: [
        `const shared = globalThis.cartwrightOffered[${JSON.stringify(path)}]`,
        'export default shared.default ?? shared',
        `export const { ${offered[path]?.join(', ')} } = shared`,
      ].join('\n'),
    }))
  },
})
