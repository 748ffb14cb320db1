import type { StoreDetails } from '@cartwright/contract'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { useSource } from '../../kit/resource/use-list'
import { useAct } from '../../kit/use-act'
import { useCurrencyName } from '../../kit/use-names'
import { allCurrencies } from './resource'

interface Props {
  store: StoreDetails
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses currencies the shop does not trade in yet. */
export function AddCurrencies({ store, isOpen, onOpenChange }: Props) {
  const t = useWords('currencies')
  const toast = useToast()
  const nameOf = useCurrencyName()
  const source = useSource(allCurrencies)
  const addOne = useAct('POST /admin/store/currencies/:code')
  const replace = useAct('POST /admin/store')
  const now = (store.currencies ?? []).map(({ code }) => code)

  const add = async (codes: readonly string[]) => {
    const [first, ...more] = codes
    if (first === undefined) return
    // Several at once are one change: all of them or none.
    const done =
      more.length === 0
        ? addOne.mutateAsync({ params: { code: first } })
        : replace.mutateAsync({ body: { currencies: [...now, ...codes] } })
    await done.then(
      () => toast.success(t('added', { count: codes.length })),
      // Why not was said already.
      () => {},
    )
  }
  return (
    <RelationDialog
      {...source}
      title={t('add')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      rowName={({ code }) => nameOf(code)}
      rowDescription={({ code }) => code.toUpperCase()}
      whyDisabled={({ code }) =>
        now.includes(code) ? t('already', { code: code.toUpperCase() }) : undefined
      }
      onChoose={(rows) => void add(rows.map(({ code }) => code))}
    />
  )
}
