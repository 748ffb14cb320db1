import type { PaymentHosts } from './app/payment/ways.server'

/**
 * Opens the policy of a page on which somebody else's script takes the payment, for that one alone: its script, its frames, what it
 * calls, the sheet of a wallet and the window of a bank. Any other page stays as it is.
 */
export function withPayment(response: Response, hosts: PaymentHosts | undefined): Response {
  const { headers } = response
  const policy = headers.get('content-security-policy')
  if (!hosts || !policy) return response
  const opened: Record<string, readonly string[]> = {
    'script-src': hosts.script,
    'connect-src': hosts.connect,
    'frame-src': hosts.frame,
  }
  const rules = policy.split('; ').map((rule) => {
    const name = rule.slice(0, rule.indexOf(' '))
    const more = opened[name] ?? []
    delete opened[name]
    return [rule, ...more].join(' ')
  })
  for (const [name, sources] of Object.entries(opened)) rules.push([name, "'self'", ...sources].join(' '))
  headers.set('content-security-policy', rules.join('; '))
  const permissions = headers.get('permissions-policy') ?? ''
  const asked = hosts.frame.filter((host) => !host.includes('*')).map((host) => `"${host}"`)
  headers.set('permissions-policy', permissions.replace('payment=()', `payment=(self ${asked.join(' ')})`))
  // A bank may open in a window of its own, which answers the page.
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  return response
}
