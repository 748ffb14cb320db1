/**
 * Writes the references into docs/configuration.md, docs/dependencies.md and docs/troubleshooting.md, from the code.
 * usage: npx tsx --conditions=@cartwright/source scripts/references.ts
 */
import { writeReferences } from './guide/written'

for (const file of writeReferences()) console.log(file)
