import type { SavedView as Kept } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import type { SavedView, SavedViewsProps } from '@cartwright/ui/SavedViews'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../shell/permissions'
import { useSession } from '../../shell/session'
import { useKept } from '../use-kept'

/** A view that a list comes with: its name in the language of the screen, and what it shows as the query of the address. */
export interface ListView {
  id: string
  name: string
  search: string
}

type Handlers = Pick<
  SavedViewsProps,
  'onSave' | 'onSaveAs' | 'onRename' | 'onDuplicate' | 'onShareChange' | 'onDefaultChange' | 'onDelete'
>

/** The parameters of an address that are no part of a view: where in the list one is, and what is open over it. */
export const besidesViews = ['offset', 'limit', 'view', 'open', 'new']

/** The views of a list: those it comes with, one's own and those that others share; and what may be done with them. */
export function useViews(screen: string, builtIn: readonly ListView[], onMade: (id: string) => void) {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const reply = useEndpoint('GET /admin/views', { query: { screen } }, { enabled: may('GET /admin/views') })
  const [opening, setOpening] = useKept(`cartwright_view_${screen}`)
  const kept = reply.data?.views
  const views = useMemo(
    (): SavedView[] => [
      ...withAll(builtIn, t('view_all')).map((view) => ({ ...view, isBuiltIn: true })),
      ...(kept ?? []).map((view) => shownView(view, user?.id)),
    ],
    [builtIn, kept, user?.id, t],
  )
  const make = useChange('POST /admin/views')
  const change = useChange('POST /admin/views/:id')
  const remove = useChange('DELETE /admin/views/:id')
  const saveAs = async (name: string, query: string) => {
    const { view } = await make.mutateAsync({ body: { screen, name, query, is_shared: false } })
    onMade(view.id)
  }
  const alter = (id: string, body: { name?: string; query?: string; is_shared?: boolean }) =>
    change.mutateAsync({ params: { id }, body })
  const handlers: Handlers = {
    onDefaultChange: (view) => setOpening(view?.id ?? ''),
    ...(may('POST /admin/views') && {
      onSaveAs: saveAs,
      onSave: ({ id }, search) => alter(id, { query: withoutPlace(search) }),
      onRename: ({ id }, name) => alter(id, { name }),
      onDuplicate: ({ name, search }) => saveAs(t('copy_of', { name }), search),
      onShareChange: ({ id }, is_shared) => alter(id, { is_shared }),
      onDelete: ({ id }) => remove.mutateAsync({ params: { id } }),
    }),
  }
  return {
    views: views.map((view) => ({ ...view, isDefault: view.id === opening })),
    /** The view that the list opens with on this device. */
    opening: views.find(({ id }) => id === opening),
    handlers,
  }
}

/** A view of somebody else is theirs to change. */
const shownView = ({ id, name, query, is_shared, user_id }: Kept, userId: string | undefined): SavedView => ({
  id,
  name,
  search: query,
  isShared: is_shared,
  isBuiltIn: user_id !== userId,
})

const withAll = (views: readonly ListView[], name: string): readonly ListView[] =>
  views.some(({ search }) => search === '') ? views : [{ id: 'all', name, search: '' }, ...views]

/** What a list shows, without where in it one is. */
export function withoutPlace(search: string): string {
  const next = new URLSearchParams(search)
  for (const name of besidesViews) next.delete(name)
  return next.toString()
}
