/** The release of the protocol, as `API-Version` names it. */
export const version = '2026-04-17'
/** Where the calls stand, below the address of the shop: the release is said by a header. */
export const basePath = '/acp'
/** Where the calls of checkouts are tools of the Model Context Protocol. */
export const mcpPath = `${basePath}/mcp`
export const discoveryPath = '/.well-known/acp.json'
