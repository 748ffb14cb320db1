/** The Model Context Protocol for those who run a shop: loaded only where it is asked for. */
export { type AskShop, Refused, refusedBy } from './ask-shop'
export { type McpOffer, mcpServer } from './mcp-server'
export { serveMcpOverStdio } from './over-stdio'
