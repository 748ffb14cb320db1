import type { FeedCheck, ProfileCheck } from '@cartwright/contract'
import type { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { useWords } from '../../i18n/use-words'
import { Finding } from '../../kit/Finding'
import { Loaded } from '../../kit/Loaded'

type Check = ReturnType<typeof useEndpoint<'GET /admin/store/agents-and-feeds/check'>>

const readers = { google: 'Google', acp: 'ACP' }

/** What was found at the addresses of profiles and in the feeds. */
export function CheckResult({ check }: { check: Check }) {
  const t = useWords('agents-and-feeds')
  const health = useWords('health')
  return (
    <Loaded of={check} failure={health('failed')}>
      {({ profiles, feeds }) => (
        <Card title={t('result')} isFlush>
          <ul aria-live="polite">
            {profiles.map((profile) => (
              <OfProfile key={profile.protocol} {...profile} />
            ))}
            {feeds.map((feed) => (
              <OfFeed key={`${feed.feed} ${feed.reader}`} {...feed} />
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  )
}

function OfProfile({ protocol, status, detail }: ProfileCheck) {
  const t = useWords('agents-and-feeds')
  const sentences = {
    ok: t('profile_ok'),
    not_https: t('profile_not_https'),
    unreachable: t('profile_unreachable'),
    invalid: t('profile_invalid'),
    foreign: t('profile_foreign'),
  }
  return (
    <Finding
      status={status === 'ok' ? 'ok' : 'error'}
      title={`${protocol.toUpperCase()} · ${sentences[status]}`}
    >
      {detail && (
        <span className="ad-Muted" dir="auto">
          {detail}
        </span>
      )}
    </Finding>
  )
}

function OfFeed({ feed, reader, products, variants, unpriced, is_partial, problems }: FeedCheck) {
  const t = useWords('agents-and-feeds')
  const isWell = problems.length === 0 && unpriced === 0
  return (
    <Finding status={isWell ? 'ok' : 'warning'} title={`${feed} · ${readers[reader]}`}>
      <span className="ad-Muted">{t('counts', { products, variants })}</span>
      {unpriced > 0 && <span>{t('unpriced', { count: unpriced })}</span>}
      {problems.map(({ field, problem, mend, count }) => (
        <span key={`${field} ${problem}`} dir="auto">
          <bdi className="ad-Code">{field}</bdi> {problem} ({count}). <span className="ad-Muted">{mend}</span>
        </span>
      ))}
      {is_partial && <span className="ad-Muted">{t('partial')}</span>}
    </Finding>
  )
}
