'use client'

import type { UIEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { EmptyState } from '../../display/EmptyState/EmptyState.js'
import { ErrorPanel } from '../../display/ErrorPanel/ErrorPanel.js'
import { Skeleton } from '../../display/Skeleton/Skeleton.js'
import { CheckIcon } from '../../icons/icons.js'
import { Modal } from '../../overlays/Modal/Modal.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import type { RelationDialogProps } from './RelationDialog.js'
import { RelationSearch } from './RelationSearch.js'
import { useRelationPicker } from './use-relation-picker.js'

/** What is opened to choose records in. */
export function RelationWindow<Row>(props: RelationDialogProps<Row>) {
  const { title, isOpen, onOpenChange, onChoose, value = [], selectionMode = 'multiple', chooseLabel } = props
  const t = useStrings()
  const { locale } = useLocale()
  const picker = useRelationPicker({ ...props, isActive: isOpen, value, selectionMode })
  const isMultiple = selectionMode === 'multiple'
  const number = new Intl.NumberFormat(locale)

  const choose = (rows: readonly Row[]) => {
    onChoose(rows)
    onOpenChange(false)
  }
  const foot = (
    <>
      <span className="cw-RelationDialog-count" aria-live="polite">
        {picker.chosen.length > 0
          ? t('selected', { count: number.format(picker.chosen.length) })
          : t('noneChosen')}
      </span>
      {picker.chosen.length > 0 && (
        <Button variant="ghost" onPress={picker.clear}>
          {t('clearAll')}
        </Button>
      )}
      <Button onPress={() => onOpenChange(false)}>{t('cancel')}</Button>
      <Button variant="primary" onPress={() => choose(picker.chosen)}>
        {chooseLabel ?? t('apply')}
      </Button>
    </>
  )
  return (
    <Modal
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="cw-RelationDialog"
      footer={isMultiple ? foot : undefined}
    >
      <Autocomplete inputValue={picker.q} onInputChange={picker.search} disableAutoFocusFirst>
        <RelationSearch />
        <Results
          {...props}
          picker={picker}
          onPick={(row) => (isMultiple || props.whyDisabled?.(row) ? picker.toggle(row) : choose([row]))}
        />
      </Autocomplete>
      <span role="status" className="cw-hidden">
        {picker.status === 'ready' && t('resultCount', { count: number.format(picker.count) })}
      </span>
    </Modal>
  )
}

interface ResultsProps<Row> extends RelationDialogProps<Row> {
  picker: ReturnType<typeof useRelationPicker<Row>>
  onPick: (row: Row) => void
}

function Results<Row>({
  title,
  picker,
  onPick,
  rowId,
  rowName,
  rowDescription,
  rowThumbnail,
  whyDisabled,
  selectionMode = 'multiple',
  empty,
}: ResultsProps<Row>) {
  const t = useStrings()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale)
  const { rows, status } = picker
  if (status === 'loading' && rows.length === 0)
    return (
      <div className="cw-RelationDialog-list" aria-busy="true">
        <Skeleton lines={6} height="2rem" />
      </div>
    )
  if (status === 'error' && rows.length === 0)
    return (
      <div className="cw-RelationDialog-list">
        <ErrorPanel onRetry={picker.retry} />
      </div>
    )
  if (rows.length === 0)
    return (
      <div className="cw-RelationDialog-list">
        {picker.q.trim() ? (
          <EmptyState title={t('noResults')} />
        ) : (
          (empty ?? <EmptyState title={t('pickerEmpty')} />)
        )}
      </div>
    )

  const select = (next: Selection) => {
    const keys = next === 'all' ? new Set(rows.map(rowId)) : next
    // What left or joined the selection; chosen records of other searches are in it and not among the rows.
    const changed = rows.filter((row) => keys.has(rowId(row)) !== picker.isChosen(row))
    if (selectionMode === 'multiple') return changed.forEach(onPick)
    const one = rows.find((row) => keys.has(rowId(row))) ?? changed[0]
    if (one !== undefined) onPick(one)
  }
  const follow = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 120) picker.loadMore()
  }
  return (
    <div
      className="cw-RelationDialog-list"
      data-searching={status === 'loading' || undefined}
      onScroll={follow}
      // Keys scroll it, too: where no button for more stands in it, nothing else of it can be reached.
      tabIndex={picker.hasMore ? undefined : 0}
    >
      <ListBox
        aria-label={title}
        className="cw-ListBox"
        selectionMode={selectionMode}
        selectionBehavior="toggle"
        escapeKeyBehavior="none"
        selectedKeys={picker.chosen.map(rowId)}
        onSelectionChange={select}
      >
        {rows.map((row) => {
          const reason = whyDisabled?.(row)
          const description = reason ?? rowDescription?.(row)
          return (
            <ListBoxItem
              key={rowId(row)}
              id={rowId(row)}
              textValue={rowName(row)}
              className="cw-Option"
              data-unavailable={reason === undefined ? undefined : ''}
              // The keys still reach it, so that the reason can be read; it only cannot be chosen.
              ref={(option: HTMLElement | null) => {
                if (reason !== undefined) option?.setAttribute('aria-disabled', 'true')
                else option?.removeAttribute('aria-disabled')
              }}
            >
              {({ isSelected }) => (
                <>
                  {rowThumbnail?.(row)}
                  <span className="cw-Option-text">
                    <Text slot="label">{rowName(row)}</Text>
                    {description && (
                      <Text slot="description" className="cw-Option-description">
                        {description}
                      </Text>
                    )}
                  </span>
                  {isSelected && <CheckIcon className="cw-Option-tick" />}
                </>
              )}
            </ListBoxItem>
          )
        })}
      </ListBox>
      {status === 'error' && <ErrorPanel onRetry={picker.retry} />}
      {picker.hasMore && status !== 'error' && (
        <Button variant="ghost" isWide isPending={status === 'more'} onPress={picker.loadMore}>
          {t('showMore', { count: number.format(picker.count - rows.length) })}
        </Button>
      )}
    </div>
  )
}
