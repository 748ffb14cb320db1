import { plainSearch } from '@cartwright/sdk/rules'
import { type SavedView, SavedViews } from '@cartwright/ui/SavedViews'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../router/hooks'
import { useErrorMessage } from '../use-error-message'
import { besidesViews, type ListView, useViews, withoutPlace } from './views'

interface Props {
  /** Which list: the name its views are kept under. */
  screen: string
  /** What is listed: "Orders". */
  label: string
  views: readonly ListView[]
  children: ReactNode
}

/** The views of a list as tabs over it. Which one is open stands in the address, with everything it shows. */
export function ViewTabs({ screen, label, views: builtIn, children }: Props) {
  const { t } = useTranslation()
  const toast = useToast()
  const message = useErrorMessage()
  const [search, setSearch] = useSearchParams()
  const shown = withoutPlace(search.toString())
  const open = ({ id, search }: Pick<SavedView, 'id' | 'search'>) => {
    const next = new URLSearchParams(search)
    next.set('view', id)
    setSearch(next)
  }
  const { views, opening, handlers } = useViews(screen, builtIn, (id) => open({ id, search: shown }))
  const isBare = search.toString() === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is opened by its bare address
  useEffect(() => {
    if (!isBare || !opening || opening.search === '') return
    const next = new URLSearchParams(opening.search)
    next.set('view', opening.id)
    setSearch(next, { replace: true })
  }, [isBare, opening?.id])
  const named = views.find(({ id }) => id === search.get('view'))
  const same = views.find((view) => plainSearch(view.search, besidesViews) === plainSearch(shown))
  const { onSave, onShareChange, onDuplicate, onDelete, ...rest } = handlers
  // What only a menu asked for has no dialog that could say why it failed.
  const tell = (error: unknown) => toast.error({ title: t('not_saved'), text: message(error) })
  const told =
    <T extends readonly unknown[]>(act: (...args: T) => unknown) =>
    async (...args: T) => {
      try {
        await act(...args)
      } catch (error) {
        tell(error)
      }
    }
  return (
    <SavedViews
      label={t('views_of', { name: label })}
      views={views}
      activeId={(named ?? same ?? views[0])?.id ?? ''}
      search={shown}
      ignored={besidesViews}
      onSelect={open}
      onDiscard={open}
      onSave={onSave && told(onSave)}
      onShareChange={onShareChange && told(onShareChange)}
      onDuplicate={onDuplicate && told(onDuplicate)}
      onDelete={
        onDelete &&
        (async (view) => {
          try {
            await onDelete(view)
          } catch (error) {
            tell(error)
            // It stands among the tabs again.
            throw error
          }
        })
      }
      {...rest}
    >
      {children}
    </SavedViews>
  )
}
