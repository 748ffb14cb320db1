import type { AgentCall } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { useWords } from '../../i18n/use-words'
import './agents-and-feeds.css'

/** What agents asked for last, and how it ended. */
export function CallsCard({ calls }: { calls: readonly AgentCall[] }) {
  const t = useWords('agents-and-feeds')
  return (
    <Card title={t('calls')} description={t('calls_text')} isFlush={calls.length > 0}>
      {calls.length === 0 ? (
        <p className="ad-Muted">{t('no_calls')}</p>
      ) : (
        <ul className="ad-Calls">
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Call({
  call: { transport, agent, operation, status, code, message, took, created_at },
}: {
  call: AgentCall
}) {
  const t = useWords('agents-and-feeds')
  const tone = status < 400 ? 'green' : status < 500 ? 'amber' : 'red'
  return (
    <li className="ad-Calls-call">
      <div className="ad-Calls-line">
        <bdi className="ad-Code">{operation}</bdi>
        <span className="ad-Muted">{transport.toUpperCase()}</span>
        <Badge tone={tone}>{status}</Badge>
        <span className="ad-Muted">
          <DateTime value={created_at} format="datetime" /> · {t('took', { ms: took })}
        </span>
      </div>
      <bdi className="ad-Calls-agent">{agent ?? t('no_agent')}</bdi>
      {code && (
        <span className="ad-Muted" dir="auto">
          <bdi className="ad-Code">{code}</bdi> {message}
        </span>
      )}
    </li>
  )
}
