import { ProtocolError as RpcError } from '@modelcontextprotocol/server'
import type { ProtocolError } from '../protocol-error'

/** Who asks could not be found out, or speaks another version. */
const discovery = new Set([
  'invalid_profile_url',
  'profile_unreachable',
  'profile_malformed',
  'version_unsupported',
])
/** The message itself is not what was signed. */
const malformed = new Set(['digest_mismatch', 'algorithm_unsupported'])

const codeOf = ({ status, code }: ProtocolError) => {
  if (discovery.has(code)) return -32001
  if (malformed.has(code)) return -32600
  if (status === 400 || status === 413) return -32602
  return status === 500 ? -32603 : -32000
}

/** A refusal as JSON-RPC tells it: what REST tells in its body is its data. */
export function rpcErrorOf(refusal: ProtocolError, continue_url: string): RpcError {
  const { code, message, headers, messages } = refusal
  const wait = headers['retry-after']
  return new RpcError(codeOf(refusal), message, {
    code,
    content: message,
    continue_url,
    ...(wait ? { retry_after: Number(wait) } : {}),
    ...(messages ? { messages } : {}),
  })
}
