import type { AuditEntry } from '@cartwright/contract'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Drawer } from '@cartwright/ui/Drawer'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { kindOf, subjectOf } from './audit-values'
import { entities } from './entities'
import { FieldDiff } from './FieldDiff'
import { useEntityName } from './use-entity-name'
import './audit-log.css'

/** One entry of the log whole: who, from where, by which call, and every field before and after. */
export function AuditEntryDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useWords('audit-log')
  const entityName = useEntityName()
  const subject = subjectOf(entry)
  const others = entry.entity ? entry.changes : entry.changes?.slice(1)
  const facts = [
    { term: t('fields.created_at'), details: <DateTime value={entry.created_at} format="datetime" /> },
    ...(entry.actor_name ? [{ term: t('fields.actor_name'), details: entry.actor_name }] : []),
    { term: t('fields.call'), details: <Code text={entry.action} /> },
    ...(entry.address ? [{ term: t('fields.address'), details: <Code text={entry.address} /> }] : []),
    ...(entry.request_id
      ? [{ term: t('fields.request_id'), details: <Code text={entry.request_id} /> }]
      : []),
    { term: t('fields.hash'), details: <Code text={entry.hash} /> },
  ]
  return (
    <Drawer
      title={`#${entry.position} · ${t(`kinds.${kindOf(subject)}`)}`}
      width={560}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="ad-Stack">
        <DescriptionList items={facts} />
        {subject && (
          <FieldDiff
            title={entityName(subject.entity)}
            note={
              <Record
                entity={subject.entity}
                id={subject.entity_id}
                isGone={subject.after === null && subject.before !== null}
              />
            }
            before={subject.before}
            after={subject.after}
          />
        )}
        {others?.map((row) => (
          <FieldDiff
            key={`${row.entity} ${row.entity_id}`}
            title={entityName(row.entity)}
            note={<Code text={row.entity_id} />}
            before={row.before}
            after={row.after}
          />
        ))}
        {!subject && <p className="ad-Muted">{t('no_rows')}</p>}
        {!entry.is_whole && <p className="ad-Muted">{t('not_whole')}</p>}
      </div>
    </Drawer>
  )
}

const Code = ({ text }: { text: string }) => (
  <code dir="ltr" className="ad-Mono ad-Audit-code">
    {text}
  </code>
)

/** The id of the record, and the way to it while it is there. */
function Record({ entity, id, isGone }: { entity: string; id: string | null; isGone: boolean }) {
  if (!id) return null
  const href = Object.hasOwn(entities, entity) ? entities[entity]?.href?.(id) : undefined
  if (!href || isGone) return <Code text={id} />
  return (
    <Link href={href}>
      <Code text={id} />
    </Link>
  )
}
