/**
 * Writes from the code what else says the same: the references in docs/configuration.md, docs/dependencies.md and
 * docs/troubleshooting.md, and what each method and hook of the SDK does.
 * usage: npx tsx --conditions=@cartwright/source scripts/references.ts
 */
import { callComments } from './guide/call-comments'
import { bringUpToDate, references } from './guide/written'

for (const file of bringUpToDate([...references(), ...callComments()])) console.log(file)
