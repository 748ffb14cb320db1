import type { Command } from 'commander'
import { data } from '../shell'

export function openapi(program: Command) {
  program
    .command('openapi')
    .description('Print the OpenAPI 3.1 document of the API')
    .action(async () => {
      const { openapiText } = await import('@cartwright/server')
      data(openapiText())
    })
}
