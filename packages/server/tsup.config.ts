import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { library } from '../../tsup.base'

/**
 * The library of the Model Context Protocol brings a validator of JSON Schema, half of its size, for questions that servers ask
 * their clients. Ours ask none.
 */
const withoutValidator = {
  name: 'without-validator',
  setup(build: import('esbuild').PluginBuild) {
    const named = { namespace: 'without-validator' }
    build.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, ({ path }) => ({ path, ...named }))
    build.onLoad({ filter: /./, ...named }, () => ({
      contents: `export { default as process } from 'node:process'
        export class DefaultJsonSchemaValidator { getValidator() { throw new Error('This server asks its clients nothing') } }`,
    }))
  },
}

/** Maps say where in a bundled library something stands, and leave its text to whoever installs it. */
function dropTextOfLibraries(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js.map'))) {
    const map = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as {
      sources: string[]
      sourcesContent?: (string | null)[]
    }
    if (!map.sources.some((source) => source.includes('node_modules'))) continue
    map.sourcesContent = map.sourcesContent?.map((text, at) =>
      map.sources[at]?.includes('node_modules') ? null : text,
    )
    writeFileSync(`${folder}/${name}`, JSON.stringify(map))
  }
}

export default library({
  entry: {
    index: 'src/index.ts',
    queries: 'src/plugins/queries.ts',
    mcp: 'src/agents/mcp/index.ts',
    agents: 'src/agents/index.ts',
    maintenance: 'src/maintenance.ts',
    feeds: 'src/agents/feeds/index.ts',
  },
  // A tenth of drizzle is used. Whoever writes a plugin in TypeScript installs it for its types.
  noExternal: [/^drizzle-orm/, /^@modelcontextprotocol\//],
  esbuildPlugins: [withoutValidator],
  // The API's document takes seconds to work out: the build does it once.
  onSuccess: async () => {
    dropTextOfLibraries(`${import.meta.dirname}/dist`)
    const { openapiText } = (await import(`${import.meta.dirname}/dist/index.js`)) as {
      openapiText(examples: URL): string
    }
    writeFileSync(
      `${import.meta.dirname}/dist/openapi.json`,
      openapiText(new URL('src/http/api-examples.json', `file://${import.meta.dirname}/`)),
    )
  },
})
