import type { PricedProduct, ProductStatus } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { TrashIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { Menu } from '@cartwright/ui/Menu'
import { Modal } from '@cartwright/ui/Modal'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { WordsField } from '../../kit/form/WordsField'
import type { Selection } from '../../kit/list/ListPage'
import { useRemovals } from '../../kit/pending-removals'
import { useList, useSource } from '../../kit/resource/use-list'
import { useDelayed } from '../../kit/use-delayed'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { collections } from '../collections/resource'
import { salesChannels } from '../settings/resources'
import { type BulkOutcome, bulkChanges } from './bulk'
import { categoriesDialog } from './CategoriesField'
import { productTags } from './resource'

type Choosing = 'collection' | 'category' | 'channel' | 'tags'

/** What can be done with ticked products. */
export function BulkActions({ selection }: { selection: Selection<PricedProduct> }) {
  const t = useWords('products')
  const may = useMay()
  const { ids } = selection
  const mayChange = may('POST /admin/products/batch')
  const { run, isRunning } = useRun(selection)
  const removeAll = useRemoveAll(selection)
  const changes = bulkChanges(useClient())
  const [choosing, setChoosing] = useState<Choosing>()
  const setStatus = useSetStatus(selection, run)
  const items = (['collection', 'category', 'channel', 'tags'] as const).filter(() => mayChange)
  return (
    <>
      {mayChange && (
        <>
          <Button size="s" isDisabled={isRunning} onPress={() => void setStatus('published')}>
            {t('publish')}
          </Button>
          <Button size="s" isDisabled={isRunning} onPress={() => void setStatus('draft')}>
            {t('unpublish')}
          </Button>
          <Button size="s" isDisabled={isRunning} onPress={() => void setStatus('rejected')}>
            {t('archive')}
          </Button>
        </>
      )}
      {items.length > 0 && (
        <Menu
          placement="top end"
          trigger={
            <Button size="s" isPending={isRunning}>
              {t('bulk.add_to')}
            </Button>
          }
          items={items.map((id) => ({ id, name: t(`bulk.to_${id}`), onAction: () => setChoosing(id) }))}
        />
      )}
      <LinkButton size="s" href={`${paths.productGrid}?${new URLSearchParams(ids.map((id) => ['id', id]))}`}>
        {t('edit_in_grid')}
      </LinkButton>
      {may('DELETE /admin/products/:id') && (
        <Button size="s" icon={<TrashIcon />} isDisabled={isRunning} onPress={removeAll}>
          {t('common:delete')}
        </Button>
      )}
      <Destination
        choosing={choosing}
        onClose={() => setChoosing(undefined)}
        changes={changes}
        ids={ids}
        run={run}
      />
    </>
  )
}

/** Gives the ticked products a status; "Undo" gives each the one it had, where that is known. */
function useSetStatus({ ids, rows }: Selection<PricedProduct>, run: Run) {
  const toast = useToast()
  const t = useWords('products')
  const changes = bulkChanges(useClient())
  return async (status: ProductStatus) => {
    const before = new Map<ProductStatus, string[]>()
    for (const row of rows) before.set(row.status, [...(before.get(row.status) ?? []), row.id])
    // Those of other pages were ticked unseen: only what can be brought back is offered to be.
    const isKnown = rows.length === ids.length
    let isDone = false
    await run(
      changes.setStatus(ids, status).then((outcome) => {
        isDone = true
        return outcome
      }),
      isKnown ? undefined : 'bulk.done',
    )
    if (isDone && isKnown)
      toast.undo({
        title: t('bulk.done', { count: ids.length }),
        onUndo: () => {
          for (const [old, those] of before) void run(changes.setStatus(those, old), undefined)
        },
        // It is so in the shop already.
        onCommit: () => undefined,
      })
  }
}

type Run = (change: Promise<BulkOutcome>, done: string | undefined) => Promise<void>

/** Makes a change of many, and says how many it was done for and what was refused. */
function useRun({ clear }: Pick<Selection<PricedProduct>, 'clear'>): { run: Run; isRunning: boolean } {
  const t = useWords('products')
  const toast = useToast()
  const message = useErrorMessage()
  const cache = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const run: Run = async (change, done) => {
    setRunning(true)
    try {
      const outcome = await change
      const [first] = outcome.failures
      if (outcome.done > 0 && done) toast.success(t(done, { count: outcome.done }))
      if (first === undefined) clear()
      else toast.error({ title: t('bulk.refused', { count: outcome.failures.length }), text: message(first) })
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    } finally {
      setRunning(false)
      await cache.invalidateQueries()
    }
  }
  return { run, isRunning }
}

function useRemoveAll({ ids, clear }: Selection<PricedProduct>) {
  const t = useWords('products')
  const changes = bulkChanges(useClient())
  const remove = useRemovals()
  return () => {
    remove({
      ids,
      title: t('bulk.deleted', { count: ids.length }),
      commit: async () => {
        const { failures } = await changes.remove(ids)
        if (failures.length > 0) throw failures[0]
      },
    })
    clear()
  }
}

interface DestinationProps {
  choosing: Choosing | undefined
  onClose: () => void
  changes: ReturnType<typeof bulkChanges>
  ids: readonly string[]
  run: Run
}

/** Where ticked products are to be added. */
function Destination({ choosing, onClose, changes, ids, run }: DestinationProps) {
  const t = useWords('products')
  const ofCollections = useSource(collections)
  const ofChannels = useSource(salesChannels)
  const CategoriesDialog = categoriesDialog.use(choosing === 'category', {
    takesFocus: true,
    onFail: onClose,
  })
  const dialog = { isOpen: true, selectionMode: 'single' as const, onOpenChange: onClose }
  switch (choosing) {
    case 'collection':
      return (
        <RelationDialog
          {...ofCollections}
          {...dialog}
          title={t('bulk.to_collection')}
          rowName={({ title }) => title}
          onChoose={([row]) => row && void run(changes.addToCollection(ids, row.id), 'bulk.done')}
        />
      )
    case 'channel':
      return (
        <RelationDialog
          {...ofChannels}
          {...dialog}
          title={t('bulk.to_channel')}
          rowName={({ name }) => name}
          onChoose={([row]) => row && void run(changes.addToChannel(ids, row.id), 'bulk.done')}
        />
      )
    case 'category':
      return CategoriesDialog ? (
        <CategoriesDialog
          title={t('bulk.to_category')}
          start={[]}
          onClose={onClose}
          onChoose={(chosen) => void run(changes.addToCategories(ids, chosen), 'bulk.added')}
        />
      ) : null
    case 'tags':
      return (
        <TagsDialog
          onClose={onClose}
          onChoose={(words) => void run(changes.addTags(ids, words), 'bulk.done')}
        />
      )
    default:
      return null
  }
}

function TagsDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (words: string[]) => void }) {
  const t = useWords('products')
  const [words, setWords] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed)
  const { rows = [], reply } = useList(productTags, { limit: 10, ...(q ? { q } : {}) })
  return (
    <Modal
      title={t('bulk.to_tags')}
      size="s"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={words.length === 0}
            onPress={() => {
              onChoose(words)
              onClose()
            }}
          >
            {t('bulk.to_tags')}
          </Button>
        </>
      }
    >
      <WordsField
        label={t('fields.tags')}
        words={words}
        onChange={setWords}
        suggestions={rows.map(({ value }) => value)}
        onSearch={setTyped}
        isSearching={reply.isFetching}
      />
    </Modal>
  )
}
