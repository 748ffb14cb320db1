import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import formats from 'ajv-formats'

const origin = 'https://acp.test/'
const files = ['schema.agentic_checkout.json', 'schema.cart.json', 'schema.discount.json'] as const

let ajv: Ajv2020 | undefined

function loaded(): Ajv2020 {
  if (ajv) return ajv
  ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(formats as (to: Ajv2020) => void)(ajv)
  for (const file of files) {
    const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'acp-schemas', file), 'utf8'))
    // Their own ids are places that their references to each other do not lead to: side by side they do.
    ajv.addSchema({ ...schema, $id: `${origin}${file}` })
  }
  return ajv
}

const compiled = new Map<string, ValidateFunction>()

/** What is wrong with something by a schema of the protocol, as `CheckoutSession` or `schema.cart.json#Cart`; nothing is right. */
export function wrongByAcp(reference: string, said: unknown): string[] {
  let check = compiled.get(reference)
  if (!check) {
    const [name = '', file = 'schema.agentic_checkout.json'] = reference.split('#').reverse()
    check = loaded().compile({ $ref: `${origin}${file}#/$defs/${name}` })
    compiled.set(reference, check)
  }
  return check(said)
    ? []
    : (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
      )
}
