import type { PaymentInstruments, PaymentProvider } from '../../../providers/payment'
import { basePath, version } from './release'

/** Where the schemas of the handler of a provider are, where its makers publish none. */
export const handlerPath = (id: string, schema: 'config' | 'instrument') =>
  `${basePath}/handlers/${id}/${schema}`

/** By this beginning handlers are known whose tokens are had by `delegate_payment` of whoever takes the money. */
const tokenized = 'dev.acp.tokenized'

/** The providers that can be paid by an instrument, each as a handler whose id is that of the provider. */
export function handlersOf(providers: Iterable<PaymentProvider>, baseUrl: string) {
  return [...providers].flatMap(({ id, instruments }, at) => {
    if (!instruments) return []
    const { name, config = {}, spec, schema } = instruments
    const own = (part: 'config' | 'instrument') => `${baseUrl}${handlerPath(encodeURIComponent(id), part)}`
    return [
      {
        id,
        name,
        version: instruments.version ?? version,
        spec: spec ?? own('instrument'),
        requires_delegate_payment: name.startsWith(tokenized),
        // What comes here are tokens and choices, never the number of a card.
        requires_pci_compliance: false,
        psp: typeof config.psp === 'string' ? config.psp : id,
        config_schema: own('config'),
        instrument_schemas: [schema ?? own('instrument')],
        config,
        display_order: at,
      },
    ]
  })
}
export type PaymentHandlers = ReturnType<typeof handlersOf>

/** What an agent is to know of a handler beforehand, as a schema. */
export const configSchema = ({ name, config = {} }: PaymentInstruments) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `What ${name} is configured by`,
  type: 'object',
  properties: Object.fromEntries(Object.keys(config).map((key) => [key, {}])),
  required: Object.keys(config),
})

/** What an instrument of a handler looks like, as a schema. */
export const instrumentSchema = ({ name, types }: PaymentInstruments) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `What pays by ${name}`,
  type: 'object',
  properties: {
    type: { enum: types },
    credential: {
      type: 'object',
      properties: { type: { type: 'string' }, token: { type: 'string' } },
      required: ['type'],
    },
  },
  required: ['type'],
})
