import type { H3 } from 'h3'
import { clientAddress } from '../../http/client-address'
import { isForeignPage } from '../../http/csrf'
import { mebibyte } from '../../http/request-bytes'
import { callerOfApiToken } from '../../modules/auth/callers'
import type { Shop } from '../../shop'
import { answerMcp } from '../answer-mcp'
import { askInside } from '../ask-inside'
import { type McpOffer, mcpServer } from './mcp-server'

const refusal = (status: number, type: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ type, message }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const unauthorized = (message: string) =>
  refusal(401, 'unauthorized', message, { 'www-authenticate': 'Bearer' })

/**
 * Serves the protocol at `POST /mcp`: without sessions, each answer one document of JSON, for whoever shows an API token of
 * staff. What the tools do goes through the calls of the shop, with this token: its rights, limits and audit are theirs.
 */
export function serveMcp(app: H3, shop: Shop): void {
  app.all('/mcp', async ({ req }) => {
    if (req.method !== 'POST')
      return refusal(405, 'method_not_allowed', 'Method Not Allowed', { allow: 'POST' })
    if (isForeignPage(shop, req))
      return refusal(403, 'forbidden', 'This call came from a page of another site')
    const token = /^Bearer (.+)$/i.exec(req.headers.get('authorization') ?? '')?.[1]
    const caller = token ? await callerOfApiToken(shop, token, 'admin') : undefined
    if (!token || !caller?.user)
      return unauthorized(
        caller?.ended
          ? `This token ${caller.ended.how === 'expired' ? 'expired' : 'was revoked'} on ${caller.ended.at}`
          : 'Send an API token of staff: Authorization: Bearer …',
      )
    try {
      const server = mcpServer({
        ask: askInside(app, { token }, { address: clientAddress(req.ip, req.headers) }),
        mayWrite: shop.mcp === 'write',
        ...onlyOf(req),
        onMistake: (error) => shop.log.error({ err: error }, 'a tool of an agent failed'),
        howToChoose: 'Others by the address: /mcp?only=orders,regions, or /mcp?only=all for every one.',
      })
      return await answerMcp(req, () => server, mebibyte)
    } catch (error) {
      if (error instanceof RangeError) return refusal(400, 'invalid_data', error.message)
      throw error
    }
  })
}

function onlyOf(request: Request): Pick<McpOffer, 'only'> {
  const said = new URL(request.url).searchParams.get('only')
  return said === null ? {} : { only: said.split(',').map((subject) => subject.trim()) }
}
