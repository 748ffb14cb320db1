import type { TimedWork } from '../events/subscriber'
import { definePlugin, type Plugin } from '../plugins/plugin'
import { type AcpOptions, acpOptionsIn } from './acp/options'
import { acp20260417 } from './acp/v2026_04_17'
import { identityMigration } from './identity/tables'
import { budgetMigration } from './selling/budget'
import { deliverDue } from './selling/deliveries'
import type { Face } from './selling/face'
import { followOrders } from './selling/follow-orders'
import { forgetSessions } from './selling/forget-sessions'
import { handoffRoute } from './selling/handoff'
import { mayKnow } from './selling/may-know'
import { sessionOfOrder } from './selling/session'
import { agentMigrations } from './selling/tables'
import type { UcpOptions } from './ucp/options'
import { ucp20260408 } from './ucp/v2026_04_08'

/** By which protocols a shop sells to agents of shoppers: each is off unless it is named. */
export interface SellingOptions {
  /** The Universal Commerce Protocol, release 2026-04-08. */
  ucp?: UcpOptions | boolean
  /**
   * The Agentic Commerce Protocol, release 2026-04-17. `true`: for the one agent that the environment names by `CARTWRIGHT_ACP_KEY`,
   * `CARTWRIGHT_ACP_WEBHOOK_URL` and `CARTWRIGHT_ACP_WEBHOOK_SECRET`.
   */
  acp?: AcpOptions | boolean
}

/**
 * Lets agents of shoppers find, order and follow what the shop sells: a plugin for `plugins` of the configuration.
 * @throws for options that do not hold together
 */
export function sellToAgents({ ucp, acp }: SellingOptions): Plugin {
  const faces = [
    ...(ucp ? [ucp20260408(ucp === true ? {} : ucp)] : []),
    ...(acp ? [acp20260417(acp === true ? acpOptionsIn(process.env) : acp)] : []),
  ]
  return definePlugin({
    name: 'agents',
    migrations: [...agentMigrations, identityMigration, budgetMigration],
    routes: [handoffRoute, ...faces.flatMap(({ routes = [] }) => routes)],
    doors: faces.flatMap(({ doors }) => doors),
    subscribers: [followOrders, ...faces.flatMap(({ subscribers = [] }) => subscribers)],
    schedule: [tellAgents(faces), forgetSessions, ...faces.flatMap(({ schedule = [] }) => schedule)],
  })
}

/** Often, as agents wait for it; what is due is told in a few seconds or tried again later. */
const tellAgents = (faces: readonly Face[]): TimedWork => ({
  id: 'tell-agents',
  every: 5000,
  run: (shop) =>
    deliverDue(shop, async (delivery) => {
      const face = faces.find(({ protocol }) => protocol === delivery.protocol)
      if (!face) throw new Error(`The shop does not sell by ${delivery.protocol} any more`)
      const session = await sessionOfOrder(shop, delivery.order_id)
      // Whom a customer has disconnected meanwhile hears no more of their orders.
      if (session && (await mayKnow(shop, session))) await face.tell(shop, delivery)
    }),
})
