import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'

const words: Readonly<Record<string, MessageKey>> = {
  'dev.ucp.shopping.order:read': 'scope_orders',
  'dev.ucp.shopping.cart:manage': 'scope_carts',
  'dev.ucp.shopping.checkout:manage': 'scope_checkouts',
}

/** What an agent may do, in plain words; what there are none for stands as it is. */
export function AgentScopes({ scopes }: { scopes: readonly string[] }) {
  const { t } = useT()
  return (
    <div className="agent-scopes">
      <p>{t('agent_may')}</p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{words[scope] ? t(words[scope]) : <code>{scope}</code>}</li>
        ))}
      </ul>
    </div>
  )
}
