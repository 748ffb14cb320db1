import type { AgentsAndFeeds } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { PulseIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { Loaded } from '../../kit/Loaded'
import { SettingsPage } from '../settings/SettingsPage'
import { CallsCard } from './CallsCard'
import { CheckResult } from './CheckResult'
import { FeedsCard } from './FeedsCard'
import { HowToSwitchOn, OnOrOff } from './OnOrOff'

/** Where programs find what is sold: the addresses of the profile and of feeds, the keys, and whether they work. */
export function AgentsAndFeedsPage() {
  const t = useWords('agents-and-feeds')
  const [isAsked, setAsked] = useState(false)
  const overview = useEndpoint('GET /admin/store/agents-and-feeds')
  const check = useEndpoint('GET /admin/store/agents-and-feeds/check', undefined, {
    enabled: isAsked,
    staleTime: 0,
  })
  return (
    <Loaded of={overview} failure={t('failed')}>
      {({ agents_and_feeds: offered }) => (
        <SettingsPage
          name="agents_and_feeds"
          actions={
            (offered.protocols.length > 0 || offered.has_feeds) && (
              <Button
                icon={<PulseIcon />}
                isPending={check.isFetching}
                onPress={() => (isAsked ? void check.refetch() : setAsked(true))}
              >
                {t('check')}
              </Button>
            )
          }
        >
          {isAsked && <CheckResult check={check} />}
          <AgentsCard offered={offered} />
          {offered.protocols.length > 0 && <CallsCard calls={offered.calls} />}
          <FeedsCard offered={offered} />
        </SettingsPage>
      )}
    </Loaded>
  )
}

function AgentsCard({ offered: { protocols, signing_keys } }: { offered: AgentsAndFeeds }) {
  const t = useWords('agents-and-feeds')
  const isOn = protocols.length > 0
  return (
    <Card title={t('agents')} description={t('agents_text')} actions={<OnOrOff isOn={isOn} />}>
      {isOn ? (
        <DescriptionList
          items={[
            ...protocols.flatMap(({ name, version, profile_url, endpoints }) => [
              { id: name, term: t('protocol'), details: `${name.toUpperCase()} ${version}` },
              { id: `${name} profile`, term: t('profile'), details: <CopyText value={profile_url} /> },
              ...endpoints.map(({ transport, url }) => ({
                id: `${name} ${transport}`,
                term: transport.toUpperCase(),
                details: <CopyText value={url} />,
              })),
            ]),
            ...signing_keys.map(({ kid, is_current }) => ({
              id: kid,
              term: is_current ? t('key') : t('key_before'),
              details: <CopyText value={kid} />,
            })),
          ]}
        />
      ) : (
        <HowToSwitchOn variable="CARTWRIGHT_AGENTS=ucp" />
      )}
    </Card>
  )
}
