import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * The address a request is counted under: the socket's, or what trusted proxies say in `X-Forwarded-For`. Everybody
 * may write that header, so it counts only from the addresses and ranges in `TRUST_PROXY`
 * (`10.0.0.0/8, 127.0.0.1, loopback`), read from the right until one is not trusted.
 */
export function clientAddress(
  socket: string | undefined,
  headers: Headers,
  trust: BlockList | undefined = trusted,
): string {
  const direct = plain(socket ?? '')
  if (!trust || !isTrusted(trust, direct)) return direct
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIPv4(hop) || isIPv6(hop))
  return hops.reverse().find((hop) => !isTrusted(trust, hop)) ?? hops.at(-1) ?? direct
}

/** The other end of the connection is this very machine. */
export const isLoopback = (socket: string | undefined): boolean => isTrusted(loopback, plain(socket ?? ''))

/** A proxy that is believed what it says of its clients. */
export const isTrustedProxy = (socket: string | undefined, trust = trusted): boolean =>
  trust !== undefined && isTrusted(trust, plain(socket ?? ''))

/** An IPv4 address that came through an IPv6 socket is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const isTrusted = (trust: BlockList, address: string) =>
  isIPv4(address) ? trust.check(address, 'ipv4') : isIPv6(address) && trust.check(address, 'ipv6')

/** @throws when an entry is neither an address nor a range */
export function trustedProxies(text: string | undefined): BlockList | undefined {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))
  if (entries.length === 0) return undefined
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined
    if (!family) throw new Error(`TRUST_PROXY: ${entry} is neither an address nor a range`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const trusted = trustedProxies(process.env.TRUST_PROXY)
const loopback = trustedProxies('loopback') as BlockList
