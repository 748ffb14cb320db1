import type { Discount } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useWords } from '../../i18n/use-words'
import type { Selection } from '../../kit/list/ListPage'
import { useActMany } from '../../kit/use-act-many'

/** Turns the ticked discounts on or off. */
export function DiscountBulk({ selection }: { selection: Selection<Discount> }) {
  const t = useWords('discounts')
  const { run, isPending, dialog } = useActMany('POST /admin/discounts/:id')
  const codes = new Map(selection.rows.map(({ id, code }) => [id, code]))
  const turn = (is_disabled: boolean) =>
    void run(
      selection.ids.map((id) => ({
        id,
        name: codes.get(id) ?? id,
        given: { params: { id }, body: { is_disabled } },
      })),
      t(is_disabled ? 'turned_off' : 'turned_on'),
      selection.clear,
    )
  return (
    <>
      <Button size="s" isDisabled={isPending} onPress={() => turn(false)}>
        {t('turn_on')}
      </Button>
      <Button size="s" isDisabled={isPending} onPress={() => turn(true)}>
        {t('turn_off')}
      </Button>
      {dialog}
    </>
  )
}
