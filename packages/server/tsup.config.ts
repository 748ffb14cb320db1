import { writeFileSync } from 'node:fs'
import { library } from '../../tsup.base'

export default library({
  entry: { index: 'src/index.ts', queries: 'src/plugins/queries.ts', mcp: 'src/agents/mcp/index.ts' },
  // A tenth of it is used. Whoever writes a plugin in TypeScript installs it for its types.
  noExternal: [/^drizzle-orm/, /^@modelcontextprotocol\//],
  // The API's document takes seconds to work out: the build does it once.
  onSuccess: async () => {
    const { openapiText } = (await import(`${import.meta.dirname}/dist/index.js`)) as {
      openapiText(examples: URL): string
    }
    writeFileSync(
      `${import.meta.dirname}/dist/openapi.json`,
      openapiText(new URL('src/http/api-examples.json', `file://${import.meta.dirname}/`)),
    )
  },
})
