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
import { ManyDialog } from '../../kit/many/ManyDialog'
import { onDemand } from '../../kit/on-demand'
import { useRemovals } from '../../kit/pending-removals'
import { useList, useSource } from '../../kit/resource/use-list'
import { useDelayed } from '../../kit/use-delayed'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { collections } from '../collections/resource'
import { salesChannels } from '../settings/resources'
import { type BulkOutcome, bulkChanges, type Change } from './bulk'
import { categoriesDialog } from './CategoriesField'
import { productTags } from './resource'

const PricesDialog = onDemand(async () => (await import('./PricesDialog')).PricesDialog)

type Choosing = 'collection' | 'category' | 'channel' | 'tags' | 'remove_tags' | 'prices'

/** A change of all that match, which a job does. */
interface Many {
  title: string
  context: Record<string, unknown>
  isDanger?: boolean
}

/** What can be done with ticked products. */
export function BulkActions({ selection }: { selection: Selection<PricedProduct> }) {
  const t = useWords('products')
  const bulk = useWords('bulk')
  const may = useMay()
  const { ids, matching, clear } = selection
  const [many, setMany] = useState<Many>()
  const mayChange = may('POST /admin/products/batch')
  const { run, isRunning } = useRun(selection)
  const removeAll = useRemoveAll(selection)
  const changes = bulkChanges(useClient())
  const [choosing, setChoosing] = useState<Choosing>()
  const setTicked = useSetStatus(selection, run)
  /** At once for those that are ticked, by a job for all that match. */
  const act = (title: string, change: Change, done: string) =>
    matching
      ? setMany({ title, context: { action: 'update', filterable_fields: matching, change } })
      : void run(changes.change(ids, change), done)
  const setStatus = (status: ProductStatus, title: string) =>
    matching ? act(title, { status }, 'bulk.done') : void setTicked(status)
  const mayJob = mayChange && may('POST /admin/batch-jobs')
  const items = (['collection', 'category', 'channel', 'tags'] as const).filter(
    (id) =>
      mayChange &&
      (id !== 'category' || may('GET /admin/product-categories')) &&
      (id !== 'channel' || may('GET /admin/sales-channels')),
  )
  const more: { id: Choosing; name: string }[] = [
    ...(mayChange ? [{ id: 'remove_tags' as const, name: bulk('remove_tags') }] : []),
    ...(mayJob ? [{ id: 'prices' as const, name: bulk('change_prices') }] : []),
  ]
  return (
    <>
      {mayChange && (
        <>
          <Button size="s" isDisabled={isRunning} onPress={() => setStatus('published', t('publish'))}>
            {t('publish')}
          </Button>
          <Button size="s" isDisabled={isRunning} onPress={() => setStatus('draft', t('unpublish'))}>
            {t('unpublish')}
          </Button>
          <Button size="s" isDisabled={isRunning} onPress={() => setStatus('rejected', t('archive'))}>
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
      {more.length > 0 && (
        <Menu
          placement="top end"
          trigger={
            <Button size="s" isPending={isRunning}>
              {bulk('more')}
            </Button>
          }
          items={more.map(({ id, name }) => ({ id, name, onAction: () => setChoosing(id) }))}
        />
      )}
      {!matching && (
        <LinkButton
          size="s"
          href={`${paths.productGrid}?${new URLSearchParams(ids.map((id) => ['id', id]))}`}
        >
          {t('edit_in_grid')}
        </LinkButton>
      )}
      {may('DELETE /admin/products/:id') && (
        <Button
          size="s"
          icon={<TrashIcon />}
          isDisabled={isRunning}
          onPress={() =>
            matching
              ? setMany({
                  title: t('common:delete'),
                  isDanger: true,
                  context: { action: 'delete', filterable_fields: matching },
                })
              : removeAll()
          }
        >
          {t('common:delete')}
        </Button>
      )}
      <Destination choosing={choosing} onClose={() => setChoosing(undefined)} act={act} />
      {choosing === 'prices' && <PricesDialog selection={selection} onClose={() => setChoosing(undefined)} />}
      {many && (
        <ManyDialog {...many} type="product-change" onClose={() => setMany(undefined)} onStarted={clear} />
      )}
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
  act: (title: string, change: Change, done: string) => void
}

/** Where ticked products are to be added. */
function Destination({ choosing, onClose, act }: DestinationProps) {
  const t = useWords('products')
  const bulk = useWords('bulk')
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
          onChoose={([row]) => row && act(t('bulk.to_collection'), { collection_id: row.id }, 'bulk.done')}
        />
      )
    case 'channel':
      return (
        <RelationDialog
          {...ofChannels}
          {...dialog}
          title={t('bulk.to_channel')}
          rowName={({ name }) => name}
          onChoose={([row]) =>
            row && act(t('bulk.to_channel'), { add_sales_channels: [row.id] }, 'bulk.done')
          }
        />
      )
    case 'category':
      return CategoriesDialog ? (
        <CategoriesDialog
          title={t('bulk.to_category')}
          start={[]}
          onClose={onClose}
          onChoose={(chosen) => act(t('bulk.to_category'), { add_categories: [...chosen] }, 'bulk.added')}
        />
      ) : null
    case 'tags':
      return (
        <TagsDialog
          title={t('bulk.to_tags')}
          onClose={onClose}
          onChoose={(words) => act(t('bulk.to_tags'), { add_tags: words }, 'bulk.done')}
        />
      )
    case 'remove_tags':
      return (
        <TagsDialog
          title={bulk('remove_tags')}
          onClose={onClose}
          onChoose={(words) => act(bulk('remove_tags'), { remove_tags: words }, 'bulk.done')}
        />
      )
    default:
      return null
  }
}

interface TagsProps {
  title: string
  onClose: () => void
  onChoose: (words: string[]) => void
}

function TagsDialog({ title, onClose, onChoose }: TagsProps) {
  const t = useWords('products')
  const [words, setWords] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed)
  const { rows = [], reply } = useList(productTags, { limit: 10, ...(q ? { q } : {}) })
  return (
    <Modal
      title={title}
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
            {title}
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
