import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import formats from 'ajv-formats'

const folder = join(import.meta.dirname, 'ucp-schemas')

let ajv: Ajv2020 | undefined

function loaded(): Ajv2020 {
  if (ajv) return ajv
  ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(formats as (to: Ajv2020) => void)(ajv)
  for (const part of ['schemas', 'discovery'])
    for (const file of readdirSync(join(folder, part), { recursive: true }) as string[])
      if (file.endsWith('.json')) {
        const schema = JSON.parse(readFileSync(join(folder, part, file), 'utf8'))
        // The profile's own `$id` is another place than its relative references are made for: where it lies, they lead somewhere.
        ajv.addSchema(part === 'discovery' ? { ...schema, $id: `https://ucp.dev/${part}/${file}` } : schema)
      }
  return ajv
}

const compiled = new Map<string, ValidateFunction>()

/** What is wrong with something by the schema of the protocol at `reference`, as `schemas/shopping/checkout.json`; nothing is right. */
export function wrongBy(reference: string, said: unknown): string[] {
  let check = compiled.get(reference)
  if (!check) {
    check = loaded().compile({ $ref: `https://ucp.dev/${reference}` })
    compiled.set(reference, check)
  }
  return check(said)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
}
