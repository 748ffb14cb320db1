import type { ReadName } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, PlusIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useState } from 'react'
import { useWords, type Words } from '../../i18n/use-words'
import { useErrorMessage } from '../use-error-message'
import type { Identified, Resource } from './resource'
import { useSource } from './use-list'
import '../parts.css'

interface Props<L extends ReadName, Row extends Identified> {
  /** All of them; undefined while they are fetched. */
  rows: readonly Row[] | undefined
  error?: unknown
  screen: Words
  /** Which of its sentences: `groups` for `members.groups.title`, `.empty` and `.add`. */
  words: string
  nameOf: (row: Row) => string
  /** A second, smaller line. */
  describe?: (row: Row) => ReactNode
  hrefOf?: (row: Row) => string
  /** Where more are found. */
  from: Resource<L, Row>
  /** Absent where the reader may not, as is `onRemove`. */
  onAdd?: (ids: string[]) => Promise<unknown>
  onRemove?: (id: string) => Promise<unknown>
}

/** The few records that belong to another one, all at once beside it. What is taken out can be put back. */
export function LinkedCard<L extends ReadName, Row extends Identified>(props: Props<L, Row>) {
  const { rows, error, screen, words, nameOf, describe, hrefOf, onAdd, onRemove } = props
  const t = useWords(screen)
  const toast = useToast()
  const message = useErrorMessage()
  const source = useSource(props.from)
  const [isAdding, setAdding] = useState(false)
  const held = new Set(rows?.map(({ id }) => id))

  const change = async (act: Promise<unknown>, onDone?: () => void) => {
    try {
      await act
      onDone?.()
    } catch (failure) {
      toast.error({ title: t('common:not_done'), text: message(failure) })
    }
  }
  const remove = (row: Row) =>
    onRemove &&
    void change(onRemove(row.id), () => {
      const title = t('common:taken_out', { name: nameOf(row) })
      if (!onAdd) return void toast.success(title)
      toast.undo({ title, onUndo: () => void change(onAdd([row.id])), onCommit: () => {} })
    })
  return (
    <Card
      title={t(`members.${words}.title`)}
      isFlush
      actions={
        onAdd && (
          <Button size="s" icon={<PlusIcon />} onPress={() => setAdding(true)}>
            {t(`members.${words}.add`)}
          </Button>
        )
      }
    >
      {error ? (
        <p className="ad-Card-note">{message(error)}</p>
      ) : rows === undefined ? (
        <div className="ad-Card-note">
          <Skeleton lines={2} />
        </div>
      ) : rows.length === 0 ? (
        <p className="ad-Card-note">{t(`members.${words}.empty`)}</p>
      ) : (
        <ul className="ad-Linked">
          {rows.map((row) => (
            <li key={row.id}>
              <span className="ad-Linked-words">
                {hrefOf ? <Link href={hrefOf(row)}>{nameOf(row)}</Link> : <span>{nameOf(row)}</span>}
                {describe && <span className="ad-Muted">{describe(row)}</span>}
              </span>
              {onRemove && (
                <IconButton
                  size="s"
                  label={t('common:take_out', { name: nameOf(row) })}
                  icon={<CloseIcon />}
                  onPress={() => remove(row)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onAdd && (
        <RelationDialog
          {...source}
          title={t(`members.${words}.add`)}
          isOpen={isAdding}
          onOpenChange={setAdding}
          rowName={nameOf}
          whyDisabled={({ id }) => (held.has(id) ? t('common:already_there') : undefined)}
          onChoose={(chosen) =>
            void change(onAdd(chosen.map(({ id }) => id)), () => toast.success(t('common:added')))
          }
        />
      )}
    </Card>
  )
}
