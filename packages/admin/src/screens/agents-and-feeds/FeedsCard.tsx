import type { AgentsAndFeeds } from '@cartwright/contract'
import { Card, Section } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { languages } from '@cartwright/ui/strings'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { HowToSwitchOn, OnOrOff } from './OnOrOff'
import './agents-and-feeds.css'

/** The feeds of each region in each language, with the addresses that marketplaces are given. */
export function FeedsCard({ offered: { has_feeds, feeds } }: { offered: AgentsAndFeeds }) {
  const t = useWords('agents-and-feeds')
  return (
    <Card title={t('feeds')} description={t('feeds_text')} actions={<OnOrOff isOn={has_feeds} />}>
      {!has_feeds ? (
        <HowToSwitchOn variable="CARTWRIGHT_FEEDS=on" />
      ) : feeds.length === 0 ? (
        <p className="ad-Muted">{t('no_region')}</p>
      ) : (
        <div className="ad-Feeds">
          {feeds.map(({ name, region, language, currency_code, files }) => (
            <Section
              key={name}
              level={3}
              title={[region, nameOf(language), currency_code.toUpperCase()].join(' · ')}
            >
              <DescriptionList
                items={files.map(({ file, url }) => ({ term: file, details: <CopyText value={url} /> }))}
              />
            </Section>
          ))}
        </div>
      )}
    </Card>
  )
}

/** What a language calls itself. */
const nameOf = (code: string): string =>
  languages.find(({ file, tag }) => file === code || tag === code)?.name ?? code
