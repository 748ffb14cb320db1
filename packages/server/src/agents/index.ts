/** Selling to agents of shoppers by open protocols: loaded only where it is asked for. */
export type { AcpAgent, AcpLinkType, AcpOptions } from './acp/options'
export { type SellingOptions, sellToAgents } from './sell-to-agents'
export type { UcpOptions } from './ucp/options'
