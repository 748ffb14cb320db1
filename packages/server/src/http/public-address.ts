import { BlockList, isIPv6 } from 'node:net'

const reserved = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(net, prefix, 'ipv4')
// Within the public range of IPv6: documentation, and the two tunnels that carry an IPv4 address inside.
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(net, prefix, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to a machine anybody may ask: not this one, not its network, not a cloud's metadata
 * service. Of IPv6 only what is handed out publicly, so mapped and translated IPv4 addresses are none.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    : !reserved.check(address, 'ipv4')
