import { definePlugin, type Plugin } from '../plugins/plugin'
import { agentMigrations } from './selling/tables'
import type { UcpOptions } from './ucp/options'
import { ucp20260408 } from './ucp/v2026_04_08'

/** By which protocols a shop sells to agents of shoppers: each is off unless it is named. */
export interface SellingOptions {
  /** The Universal Commerce Protocol, release 2026-04-08. */
  ucp?: UcpOptions | boolean
}

/** Lets agents of shoppers find, order and follow what the shop sells: a plugin for `plugins` of the configuration. */
export function sellToAgents({ ucp }: SellingOptions): Plugin {
  const faces = ucp ? [ucp20260408(ucp === true ? {} : ucp)] : []
  return definePlugin({
    name: 'agents',
    migrations: agentMigrations,
    doors: faces.flatMap(({ doors = [] }) => doors),
  })
}
