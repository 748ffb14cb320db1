import type { PluginDoor } from '../../../plugins/plugin'
import type { PaymentInstruments } from '../../../providers/payment'
import type { Face } from '../../selling/face'
import { guestAt, guestOptions } from '../../selling/guest'
import { type AcpOptions, checkedOptions } from '../options'
import { protocol } from '../protocol'
import { notFound } from './acp-error'
import { discoveryDocument } from './discovery'
import { acpDoor } from './door'
import { identifierOf } from './identify'
import { mcpDoor } from './mcp/mcp-door'
import { operations } from './operations'
import { tellAgent } from './order/tell-agent'
import { configSchema, handlerPath, instrumentSchema } from './payment-handlers'
import { discoveryPath } from './release'

/** This release of the protocol as parts of a plugin. @throws for options that do not hold together */
export function acp20260417(given: AcpOptions): Face {
  const options = checkedOptions(given)
  const identify = identifierOf(options)
  return {
    protocol,
    doors: [
      discoveryDoor(options),
      handlerDoor('config', configSchema),
      handlerDoor('instrument', instrumentSchema),
      ...operations.map((operation) => acpDoor(operation, options, identify)),
      mcpDoor(options, identify),
    ],
    tell: tellAgent(options),
  }
}

const publicHeaders = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' }

/** What the shop can do, for whoever asks: kept for an hour. */
const discoveryDoor = (options: AcpOptions): PluginDoor => ({
  method: 'GET',
  path: discoveryPath,
  async answer(shop, ask) {
    const guest = guestAt(ask, guestOptions(options, undefined))
    const { regions } = await guest('GET /store/regions')
    return Response.json(discoveryDocument(shop.baseUrl, regions), { headers: publicHeaders })
  },
})

/** The schemas of handlers, for whoever asks. */
const handlerDoor = (
  part: 'config' | 'instrument',
  schemaOf: (instruments: PaymentInstruments) => object,
): PluginDoor => ({
  method: 'GET',
  path: handlerPath(':id', part),
  async answer(shop, { params }) {
    const instruments = shop.providers.payment.get(params.id ?? '')?.instruments
    return instruments
      ? Response.json(schemaOf(instruments), { headers: publicHeaders })
      : Response.json(notFound('payment handler'), { status: 404 })
  },
})
