'use client'

import { freeName, isChanged } from '@cartwright/sdk/rules'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { CheckIcon, ChevronDownIcon, MoreIcon, PlusIcon } from '../../icons/icons.js'
import { Menu } from '../../overlays/Menu/Menu.js'
import { useToast } from '../../overlays/Toast/Toast.js'
import { part } from '../../parts/part.js'
import { useStrings } from '../../strings/use-strings.js'
import { useRoom } from './use-room.js'
import { ViewTabs } from './ViewTabs.js'
import { type ViewActionHandlers, viewActions } from './view-actions.js'

export interface SavedView {
  id: string
  name: string
  /** What the view shows, as the query of the address: `status=open&order=-created_at`. Never read, only compared. */
  search: string
  /** Part of the application: it can be copied, not changed. */
  isBuiltIn?: boolean
  /** Others see it, too. */
  isShared?: boolean
  /** The list opens with it. */
  isDefault?: boolean
  /** How many rows it has. */
  count?: number
}

export interface SavedViewsProps extends Omit<ViewActionHandlers, 'onSaveAs' | 'onRename'> {
  /** Read aloud: "Views of the orders". */
  label: string
  /** In the order they stand in. */
  views: readonly SavedView[]
  /** The view that is open. */
  activeId: string
  /** What the list shows now; the view is marked while that differs from what it was saved with. */
  search: string
  /** Parameters that are no part of a view; those that turn pages when absent. */
  ignored?: readonly string[]
  /** Opens a view as it was saved: put its `search` into the address. */
  onSelect: (view: SavedView) => void
  /** Makes a new view of what the list shows. A broken promise keeps the dialog open with the error's message. */
  onSaveAs?: (name: string, search: string) => unknown
  onRename?: (view: SavedView, name: string) => unknown
  /** The list. */
  children?: ReactNode
  className?: string
}

const nameDialog = part(async () => (await import('./ViewNameDialog.js')).ViewNameDialog)

type Naming = { kind: 'new' | 'rename'; view: SavedView }

/**
 * The views of a list as tabs over it. What has no handler is not offered; a deleted view waits six seconds behind Undo before
 * `onDelete` is called.
 */
export function SavedViews({
  label,
  views,
  activeId,
  search,
  ignored,
  onSelect,
  onSaveAs,
  onRename,
  children,
  className,
  ...handlers
}: SavedViewsProps) {
  const t = useStrings()
  const toast = useToast()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [naming, setNaming] = useState<Naming | null>(null)
  const NameDialog = nameDialog.use(naming !== null, { takesFocus: true, onFail: () => setNaming(null) })
  const [removed, setRemoved] = useState<readonly string[]>([])
  const present = views.filter((view) => !removed.includes(view.id))
  const active = present.find((view) => view.id === activeId) ?? present[0]
  const changed = active !== undefined && isChanged(active, search, ignored)
  const room = useRoom(
    box,
    present.map((view) => `${view.name} ${view.count ?? ''}`).join('\n'),
    present.length,
    48,
  )
  // The open view is always among the tabs: it takes the place of the last that has room.
  const first = present.slice(0, room)
  const tabs = !active || first.includes(active) ? first : [...first.slice(0, -1), active]
  const others = present.filter((view) => !tabs.includes(view))
  const { onSave, onDelete } = handlers

  const bringBack = (view: SavedView) => setRemoved((ids) => ids.filter((id) => id !== view.id))
  const remove = (view: SavedView) => {
    setRemoved((ids) => [...ids, view.id])
    const next = present.find((one) => one.id !== view.id)
    if (view.id === active?.id && next) onSelect(next)
    toast.undo({
      title: t('viewDeleted', { name: view.name }),
      onUndo: () => {
        bringBack(view)
        onSelect(view)
      },
      onCommit: async () => {
        try {
          await onDelete?.(view)
        } catch {
          bringBack(view)
        }
      },
    })
  }
  const actions = active
    ? viewActions({
        view: active,
        views: present,
        isChanged: changed,
        search,
        t,
        handlers: {
          ...handlers,
          onDelete: onDelete && remove,
          onSaveAs: onSaveAs && (() => setNaming({ kind: 'new', view: active })),
          onRename: onRename && ((view) => setNaming({ kind: 'rename', view })),
        },
      })
    : []
  return (
    <div ref={box} className={classNames('cw-SavedViews', className)}>
      <div className="cw-Tabs">
        <div className="cw-Tabs-head">
          <div className="cw-SavedViews-room">
            <ViewTabs
              label={label}
              selected={active?.id}
              onSelect={(id) => {
                const view = present.find((one) => one.id === id)
                if (view && view.id !== activeId) onSelect(view)
              }}
              panelId={`${id}-panel`}
              prefix={id}
              tabs={tabs.map((view) => ({
                id: view.id,
                content: (
                  <>
                    {view.name}
                    {view.count !== undefined && <span className="cw-Tab-count">{view.count}</span>}
                    {view === active && changed && (
                      <span className="cw-SavedViews-mark">
                        <span className="cw-hidden">{t('unsavedChanges')}</span>
                      </span>
                    )}
                  </>
                ),
              }))}
            />
            {others.length > 0 && (
              <Menu
                items={others.map((view) => ({ id: view.id, name: view.name }))}
                onAction={(id) => onSelect(present.find((view) => view.id === id)!)}
                trigger={
                  <IconButton
                    size="s"
                    label={t('moreViews')}
                    icon={<ChevronDownIcon />}
                    className="cw-SavedViews-more"
                  />
                }
              />
            )}
          </div>
          <div className="cw-SavedViews-actions">
            {active && changed && onSave && !active.isBuiltIn && (
              <Button size="s" icon={<CheckIcon size={14} />} onPress={() => void onSave(active, search)}>
                {t('saveView')}
              </Button>
            )}
            {active && onSaveAs && (
              <IconButton
                size="s"
                label={t('saveAsView')}
                icon={<PlusIcon />}
                onPress={() => setNaming({ kind: 'new', view: active })}
              />
            )}
            {actions.length > 0 && (
              <Menu
                placement="bottom end"
                items={actions}
                trigger={<IconButton size="s" label={t('moreActions')} icon={<MoreIcon />} />}
              />
            )}
          </div>
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={active && `${id}-${active.id}`}
        className="cw-Tabs-panel"
      >
        {children}
      </div>
      {naming && NameDialog && (
        <NameDialog
          title={t(naming.kind === 'rename' ? 'renameView' : 'saveAsView')}
          start={naming.kind === 'rename' ? naming.view.name : freeName(naming.view.name, names(present))}
          taken={names(present.filter((view) => naming.kind !== 'rename' || view.id !== naming.view.id))}
          onSave={(name) =>
            naming.kind === 'rename' ? onRename?.(naming.view, name) : onSaveAs?.(name, search)
          }
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  )
}

const names = (views: readonly SavedView[]) => views.map((view) => view.name)
